/** Why the console refused. */
export interface Refusal {
  readonly ok: false
  readonly why: string
  readonly text?: string
}

export type Answer<Body> = ({ readonly ok: true } & Body) | Refusal

interface Asking {
  /** A request that the page makes on a timer: it does not keep the session open. */
  readonly isByItself?: boolean
}

const listeners = new Set<(why: string) => void>()

/** Subscribes to the end of the session; the returned function unsubscribes. */
export function onSignedOut(hear: (why: string) => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

let onShown: Promise<void> | undefined
let tellShown = (): void => undefined

/** The passkey was shown, or the session has ended: the waiting requests are sent again. */
export function passkeyShown(): void {
  tellShown()
  onShown = undefined
}

const untilShown = () => (onShown ??= new Promise((resolve) => (tellShown = resolve)))

/**
 * Sends a request to the console's server. On a network that the session does not know, waits until the passkey was shown
 * and sends it again.
 */
export async function ask<Body>(path: string, body?: object, asking: Asking = {}): Promise<Answer<Body>> {
  const answer = await askOnce<Body>(path, body, asking)
  if (answer.ok || answer.why !== 'moved' || asking.isByItself) return answer
  await untilShown()
  return ask(path, body, asking)
}

/** The same without waiting for a passkey; a failed request is a refusal like any other. */
export async function askOnce<Body>(path: string, body?: object, asking: Asking = {}): Promise<Answer<Body>> {
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body ? { 'content-type': 'application/json', 'x-console': '1' } : {}),
        ...(asking.isByItself ? { 'x-by-itself': '1' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as Answer<Body>
    if (response.status === 401 && !answer.ok) for (const hear of listeners) hear(answer.why)
    return answer
  } catch (error) {
    console.warn('The console cannot be reached', error)
    return { ok: false, why: 'unreachable' }
  }
}

export interface InputFile {
  readonly name: string
  readonly content: string
}

/** A command with the values of a form. */
export interface CommandInput {
  readonly command: string
  readonly words?: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, string>>
  readonly files?: readonly InputFile[]
}

export const whole = ({ command, words = {}, options = {}, files = [] }: CommandInput) => ({
  command,
  words,
  options,
  files,
})

export interface ReadAnswer<Facts> {
  readonly text: string
  readonly facts: Facts
  readonly isBad: boolean
}

/** Runs a command that reads. */
export const readCommand = <Facts>(given: CommandInput, asking?: Asking) =>
  ask<ReadAnswer<Facts>>('/api/read', whole(given), asking)
