import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { instant } from '#kit/time/time.ts'
import type { Opening } from '../calls.ts'
import { kindOf } from '../model.ts'
import { draw, drawText, rollsOf, type Misses } from '../rules/draw.ts'
import { FIRST_ODDS } from '../rules/odds.ts'
import { checkOpening } from './check-opening.ts'

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('base64url')

/** An opening as the server makes it. */
function opened(count: number): Opening {
  const [seed, salt] = ['the-seed', 'the-salt']
  let misses: Misses = { s: 48, ss: 10 }
  const draws = Array.from({ length: count }, (_, index) => {
    const digest = createHmac('sha256', seed).update(drawText(salt, index)).digest()
    const drawn = draw('normal', misses, rollsOf(digest), FIRST_ODDS)
    const before = misses
    misses = drawn.misses
    const { kind } = drawn
    return { box: 'normal' as const, kind, level: kindOf(kind).level, sMisses: before.s, ssMisses: before.ss }
  })
  return {
    openingId: 'one',
    openedAt: instant('2026-03-01T12:00:00Z'),
    seed,
    seedHash: hashOf(seed),
    salt,
    oddsVersion: FIRST_ODDS.version,
    draws,
  }
}

describe('checking a draw in the browser', () => {
  test('finds the same cards as the server, guarantees included', async () => {
    const check = await checkOpening(opened(10), FIRST_ODDS, hashOf('the-seed'))
    expect(check).toMatchObject({ isSeedRight: true, isPromiseKept: true, isRight: true })
    expect(check.draws.every(({ isRight }) => isRight)).toBe(true)
  })

  test('detects an exchanged card', async () => {
    const opening = opened(3)
    const [first, ...rest] = opening.draws
    const check = await checkOpening(
      { ...opening, draws: [{ ...first!, kind: (first!.kind % 52) + 1 }, ...rest] },
      FIRST_ODDS,
      undefined,
    )
    expect(check.draws.map(({ isRight }) => isRight)).toEqual([false, true, true])
    expect(check.isRight).toBe(false)
  })

  test('detects a secret that differs from its published hash', async () => {
    expect(
      await checkOpening({ ...opened(1), seedHash: hashOf('another') }, FIRST_ODDS, undefined),
    ).toMatchObject({
      isSeedRight: false,
      isRight: false,
    })
    expect(await checkOpening(opened(1), FIRST_ODDS, hashOf('promised'))).toMatchObject({
      isPromiseKept: false,
      isRight: false,
    })
  })

  test('an opening that this browser did not see is checked without the hash', async () => {
    expect(await checkOpening(opened(1), FIRST_ODDS, undefined)).toMatchObject({
      isPromiseKept: undefined,
      isRight: true,
    })
  })
})
