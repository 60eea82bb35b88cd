import type { Bus } from '#kit/bus/bus.ts'

/** The sessions of an account have changed: every process checks its own sockets at once. */
const TOPIC = 'account-sessions'

/** A hint that is lost costs a minute: sockets are looked at that often all the same. */
export const tellOfSessions = (bus: Bus, accountId: number): void => bus.hint(TOPIC, { accountId })

/** Gives what stops listening. */
export const hearOfSessions = (bus: Bus, heard: (accountId: number) => void) =>
  bus.subscribe(TOPIC, (body) => {
    const { accountId } = body as { readonly accountId?: unknown }
    if (typeof accountId === 'number') heard(accountId)
  })
