import type { ResultOf } from '#kit/contract/call.ts'
import type { cardsCalls, Opening } from '../calls.ts'
import { draw, drawText, rollsOf, type Drawn, type DrawOdds, type Rolls } from '../rules/draw.ts'

/** One box, recomputed. */
export interface CheckedDraw {
  readonly rolls: Rolls
  readonly drawn: Drawn
  /** What the server reported. */
  readonly kind: number
  readonly isRight: boolean
}

/** The result of verifying an opening; each part can fail on its own. */
export interface OpeningCheck {
  readonly seedHash: string
  /** The hash of the revealed secret matches the one in the opening. */
  readonly isSeedRight: boolean
  /** The hash also matches the one shown in this browser before the opening; undefined when none was shown. */
  readonly isPromiseKept: boolean | undefined
  readonly draws: readonly CheckedDraw[]
  readonly isRight: boolean
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function fingerprint(seed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(seed)))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

async function digestsOf({ seed, salt, draws }: Opening): Promise<Uint8Array[]> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), hmac, false, ['sign'])
  return Promise.all(
    draws.map(
      async (_, index) =>
        new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(drawText(salt, index)))),
    ),
  )
}

/** Browsers compute digests only on secure origins. */
export const canCheck = () => typeof globalThis.crypto?.subtle?.digest === 'function'

/** The published odds of a version in the form that a draw takes. */
export function publishedOdds({ boxes, pity }: ResultOf<typeof cardsCalls.readOdds>): DrawOdds {
  const weights = Object.fromEntries(
    boxes.map(({ box, rates }) => [box, Object.fromEntries(rates.map(({ level, base }) => [level, base]))]),
  ) as unknown as DrawOdds['weights']
  return { weights, ...pity }
}

/** Recomputes every box of an opening in the browser from what the server has published. */
export async function checkOpening(
  opening: Opening,
  odds: DrawOdds,
  promised: string | undefined,
): Promise<OpeningCheck> {
  const [seedHash, digests] = await Promise.all([fingerprint(opening.seed), digestsOf(opening)])
  const draws = opening.draws.map(({ box, kind, sMisses, ssMisses }, index): CheckedDraw => {
    const rolls = rollsOf(digests[index]!)
    const drawn = draw(box, { s: sMisses, ss: ssMisses }, rolls, odds)
    return { rolls, drawn, kind, isRight: drawn.kind === kind }
  })
  const isSeedRight = seedHash === opening.seedHash
  const isPromiseKept = promised === undefined ? undefined : promised === seedHash
  const isRight = isSeedRight && isPromiseKept !== false && draws.every((one) => one.isRight)
  return { seedHash, isSeedRight, isPromiseKept, draws, isRight }
}
