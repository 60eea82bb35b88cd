/** Messages from one process to all others: small, unordered, and never the only copy of anything. */
export interface Bus {
  /** Reaches every subscriber in every process, this one included, at most once; lost while the engine is down. */
  publish(topic: string, body: object): Promise<void>
  /** The same without waiting: a failure is logged. */
  hint(topic: string, body: object): void
  subscribe(topic: string, listener: (body: unknown) => void): () => void
  close(): Promise<void>
}

/** A message must fit into one notification of PostgreSQL, whichever engine carries it. */
export const LARGEST_MESSAGE_BYTES = 7_500
