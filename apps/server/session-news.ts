import type { Bus } from '#kit/bus/bus.ts'

/** The sessions of an account changed: every process checks its sockets immediately. */
const TOPIC = 'account-sessions'

/** A lost hint costs a minute, the interval at which sockets are checked anyway. */
export const tellOfSessions = (bus: Bus, accountId: number): void => bus.hint(TOPIC, { accountId })

/** Returns how to stop listening. */
export const hearOfSessions = (bus: Bus, heard: (accountId: number) => void) =>
  bus.subscribe(TOPIC, (body) => {
    const { accountId } = body as { readonly accountId?: unknown }
    if (typeof accountId === 'number') heard(accountId)
  })
