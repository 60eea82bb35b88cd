/** What one process tells all others: small, in no promised order, and never the only place of anything. */
export interface Bus {
  /** Reaches every subscriber of every process, this one too, at most once; lost when an engine is away. */
  publish(topic: string, body: object): Promise<void>
  /** The same for whoever does not wait for it: what could not even be said is logged. */
  hint(topic: string, body: object): void
  subscribe(topic: string, listener: (body: unknown) => void): () => void
  close(): Promise<void>
}

/** A message must fit into one notification of PostgreSQL, whichever engine carries it. */
export const LARGEST_MESSAGE_BYTES = 7_500
