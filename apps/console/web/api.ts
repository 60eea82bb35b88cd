/** Why the console said no. */
export interface Refusal {
  readonly ok: false
  readonly why: string
  readonly text?: string
}

export type Answer<Body> = ({ readonly ok: true } & Body) | Refusal

interface Asking {
  /** The page asks by itself: that is no work, and keeps no session open. */
  readonly isByItself?: boolean
}

const listeners = new Set<(why: string) => void>()

/** Hears when the session is over. */
export function onSignedOut(hear: (why: string) => void): () => void {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

/** Asks the console's server; a failed request is a refusal like any other. */
export async function ask<Body>(path: string, body?: object, asking: Asking = {}): Promise<Answer<Body>> {
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

export interface GivenFile {
  readonly name: string
  readonly content: string
}

/** A command with what a form has given. */
export interface Given {
  readonly command: string
  readonly words?: Readonly<Record<string, string>>
  readonly options?: Readonly<Record<string, string>>
  readonly files?: readonly GivenFile[]
}

export const whole = ({ command, words = {}, options = {}, files = [] }: Given) => ({
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
export const readCommand = <Facts>(given: Given, asking?: Asking) =>
  ask<ReadAnswer<Facts>>('/api/read', whole(given), asking)
