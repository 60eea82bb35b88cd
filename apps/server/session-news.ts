import type { Bus } from '#kit/bus/bus.ts'

/** Something has changed about the sessions of an account: every process looks at its own at once. */
const TOPIC = 'account-sessions'

/** An engine that is away has been noted by its adapter; sockets are looked at every minute all the same. */
export const tellOfSessions = (bus: Bus, accountId: number): void =>
  void bus.publish(TOPIC, { accountId }).catch(() => undefined)

/** Gives what stops listening. */
export const hearOfSessions = (bus: Bus, heard: (accountId: number) => void) =>
  bus.subscribe(TOPIC, (body) => {
    const { accountId } = body as { readonly accountId?: unknown }
    if (typeof accountId === 'number') heard(accountId)
  })
