import { describe, expect, test } from 'vitest'
import { after, before, between, hours, instant, minutes } from '#kit/time/time.ts'
import type { Reward } from '../calls.ts'
import { driftView } from './drift-view.ts'

const now = instant('2026-03-01T12:00:00Z')
const startedAt = before(now, hours(4))
const stretch = {
  startedAt,
  seconds: 4 * 3600,
  capSeconds: 86_400,
  visitBy: after(now, hours(6)),
  nextRipeAt: after(now, hours(2)),
  rareSeconds: 64_800,
}
const reward = (rewardId: string, more: Partial<Reward> = {}): Reward => ({
  rewardId,
  box: 'normal',
  state: 'ripe',
  startedAt,
  ripeAt: before(now, hours(1)),
  endsAt: after(now, hours(23)),
  takenAt: null,
  takenBy: null,
  canRescue: false,
  ...more,
})
const view = (rewards: Reward[], visitBy = stretch.visitBy) =>
  driftView({ rewards, stretch: { ...stretch, visitBy }, lockedReward: null }, now)

describe('[4.15] the palm', () => {
  test('shows nine coconuts of a stretch: ripe ones first, then the next ones', () => {
    const { nuts, ripe, nextRipeAt } = view([reward('one')])
    expect(nuts).toHaveLength(9)
    expect(nuts[0]).toMatchObject({ kind: 'reward' })
    expect(nuts.filter((nut) => nut.kind === 'coming' && nut.box === 'rare')).toHaveLength(1)
    expect(ripe).toHaveLength(1)
    expect(nextRipeAt).toBe(after(startedAt, hours(6)))
  })

  test('only the next of each kind grows, by its progress', () => {
    const { growing } = view([])
    const sinceStart = between(startedAt, now)
    expect(growing.map(({ box }) => box)).toEqual(['normal', 'rare'])
    expect(growing[0]!.share).toBeCloseTo((sinceStart % hours(3)) / hours(3))
    expect(growing[1]!.share).toBeCloseTo(sinceStart / hours(18))
  })

  test('nothing grows without a stretch', () => {
    expect(driftView({ rewards: [], stretch: null, lockedReward: null }, now).growing).toEqual([])
  })

  test('[4.17] an expired ripe coconut is not offered', () => {
    expect(view([reward('late', { endsAt: now })]).ripe).toEqual([])
  })

  test('[4.18] rescuable coconuts stay visible, others do not', () => {
    const { nuts } = view([
      reward('mine', { state: 'stolen', canRescue: true }),
      reward('gone', { state: 'lost' }),
      reward('waits', { state: 'locked' }),
    ])
    const shown = nuts.flatMap((nut) => (nut.kind === 'reward' ? [nut.reward.rewardId] : []))
    expect(shown).toEqual(['waits', 'mine'])
  })

  test.for([
    [minutes(59), true],
    [minutes(60), false],
  ] as const)('[4.16] a visit due in %i ms causes a warning: %s', ([left, isSoon]) => {
    expect(view([], after(now, left)).isVisitSoon).toBe(isSoon)
  })
})
