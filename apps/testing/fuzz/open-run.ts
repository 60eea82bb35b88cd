import fc from 'fast-check'
import { callsByModule } from '#apps/server/calls.ts'
import { nearSchema } from './near-schema.ts'
import type { TestPortal } from '#apps/testing/portal-over.ts'
import type { TestDevice } from '#apps/testing/test-device.ts'
import type { Call } from '#kit/contract/call.ts'
import { toWire } from '#kit/contract/renamed.ts'
import { errorCatalogue, errorNameOf } from '#kit/errors/catalogue.ts'
import { seededRandom, type Random } from '#kit/random/random.ts'
import { milliseconds } from '#kit/time/time.ts'
import { openPool } from './seen-values.ts'

/** A share of calls gets a value that an earlier answer had, so that ids and codes exist. */
const KNOWN_SHARE = 0.6
const NO_COOKIES = { read: () => undefined, keep: () => undefined }
/** Whoever is gone can ask nothing more. */
const ENDS = /sign-?out|signout|leave|erase|delete/i

/** Every call but those that end the player who makes it. */
export const lastingCalls = (): Call[] =>
  Object.values(callsByModule)
    .flatMap((ofModule) => Object.values(ofModule))
    .filter(({ wire }) => !ENDS.test(wire))

/** Sends calls with spoiled and plausible params in the name of some devices. */
export function openRun(portal: TestPortal, devices: readonly TestDevice[], seed: number) {
  const random = seededRandom(seed)
  const seen = openPool(random)
  const report = {
    done: 0,
    served: {} as Record<string, number>,
    refusals: {} as Record<string, number>,
    broken: [] as string[],
  }
  const plausible = new Map(
    Object.values(callsByModule)
      .flatMap((ofModule) => Object.values(ofModule))
      .map((call) => [call.wire, nearSchema(call.params)]),
  )

  async function one(call: Call, given: unknown) {
    const device = devices[Math.floor(random() * devices.length)]!
    const wire = random() < 0.5 ? travelled(call, given) : given
    const params = random() < KNOWN_SHARE ? seen.mixInto(wire) : wire
    const failures: unknown[] = []
    const note = (facts: unknown) => void failures.push(facts)
    const { status, answer } = await portal.api.dispatch({
      path: call.wire,
      body: { id: 1, params, head: { devId: device.deviceId, opId: opIdOf(random) } },
      authorization: `Bearer ${device.token}`,
      address: { network: 'fuzz', household: 'fuzz', isLocal: true },
      cookies: NO_COOKIES,
      log: { info: () => undefined, warn: () => undefined, error: note },
      requestId: 'fuzz',
    })
    const name = answer.error ? errorNameOf(answer.error.code) : undefined
    const isKnown = answer.error === null || (name !== undefined && name in errorCatalogue)
    if (status >= 500 || !isKnown || failures.length > 0)
      report.broken.push(
        `${call.wire} ${JSON.stringify(params)?.slice(0, 400)}: ${status} ${name} ${said(failures)}`,
      )
    if (name) report.refusals[name] = (report.refusals[name] ?? 0) + 1
    if (!answer.error) {
      report.served[call.wire] = (report.served[call.wire] ?? 0) + 1
      seen.keep(answer.result)
    }
    report.done++
  }

  return {
    report,
    async ask(call: Call, size: number, from: number) {
      // Time goes on, and some calls end sessions.
      portal.wait(milliseconds(1000 + Math.floor(random() * 60_000)))
      for (const device of devices) await device.signIn()
      for (const given of fc.sample(plausible.get(call.wire)!, { numRuns: size, seed: from }))
        await one(call, given)
    },
  }
}

/** Under the names of the wire; what no page could send that way goes as it is. */
function travelled(call: Call, given: unknown): unknown {
  try {
    return toWire(call.params, given)
  } catch {
    return given
  }
}

const said = (failures: readonly unknown[]) =>
  failures
    .map(
      (facts) =>
        (facts as { err?: Error }).err?.stack?.split('\n').slice(0, 3).join(' ') ?? JSON.stringify(facts),
    )
    .join('; ')

/** An operation's id, the same one now and then: a repetition is an attack too. */
function opIdOf(random: Random): string {
  const digits = Math.floor(random() * 2 ** 32)
    .toString(16)
    .padStart(8, '0')
  return `${digits}-0000-4000-8000-000000000000`
}
