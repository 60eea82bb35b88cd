import { describe, expect, test } from 'vitest'
import { after, instant, milliseconds } from '#kit/time/time.ts'
import { END_REASONS, RECONNECT_GRACE } from '../../model.ts'
import { STREAM_CLOSE } from '../../rules/close-codes.ts'
import { UNSUPPORTED_BROWSER } from '../stream.ts'
import { advance, firstPhase, type Phase, type PhaseEvent } from './phase.ts'

const now = instant('2026-05-01T10:00:00Z')
const run = (...events: PhaseEvent[]) =>
  events.reduce<Phase>((phase, event) => advance(phase, event, now), firstPhase)
const playing: readonly PhaseEvent[] = [
  { type: 'joined' },
  { type: 'starting' },
  { type: 'welcome' },
  { type: 'picture' },
]
const broken: PhaseEvent = { type: 'closed', code: 1006 }

describe('before the first picture of a play', () => {
  test('every step is reported when it is done', () => {
    expect(run()).toEqual({ status: 'opening', step: 'seat' })
    expect(run({ type: 'joined' })).toEqual({ status: 'opening', step: 'game' })
    expect(run({ type: 'joined' }, { type: 'welcome' })).toEqual({ status: 'opening', step: 'picture' })
    expect(run(...playing)).toEqual({ status: 'playing' })
  })

  test('no step is undone', () => {
    expect(run({ type: 'joined' }, { type: 'welcome' }, { type: 'starting' })).toEqual({
      status: 'opening',
      step: 'picture',
    })
  })

  test('without a play there is a reason and nothing more [4.9]', () => {
    const refused = run({ type: 'refused', refusal: 'TurnMissed' })
    expect(refused).toEqual({ status: 'refused', refusal: 'TurnMissed' })
    expect(advance(refused, { type: 'picture' }, now)).toBe(refused)
  })
})

describe('a broken connection', () => {
  test('waits for its player as long as the play does', () => {
    const waiting = run(...playing, broken)
    expect(waiting).toMatchObject({ status: 'reconnecting', hadPicture: true })
    const soon = after(now, milliseconds(RECONNECT_GRACE - 1))
    expect(advance(waiting, { type: 'tick' }, soon)).toBe(waiting)
    expect(advance(waiting, { type: 'tick' }, after(now, RECONNECT_GRACE))).toEqual({
      status: 'ended',
      ending: 'gone',
    })
  })

  test('does not wait longer when it breaks again', () => {
    const waiting = run(...playing, broken)
    expect(advance(waiting, broken, after(now, milliseconds(5000)))).toBe(waiting)
  })

  test('is over with the next picture, and the next break has the full grace period', () => {
    const later = after(now, milliseconds(20_000))
    const again = advance(run(...playing, broken, { type: 'picture' }), broken, later)
    expect(again).toMatchObject({ until: after(later, RECONNECT_GRACE) })
  })

  test('of an ended play is the end', () => {
    expect(run(...playing, broken, { type: 'refused', refusal: 'PlayStateWrong' })).toEqual({
      status: 'ended',
      ending: 'gone',
    })
  })
})

describe('the end', () => {
  test.for(END_REASONS.filter((reason) => reason !== 'replaced'))('has its reason: %s', (reason) => {
    expect(run(...playing, { type: 'end', reason })).toEqual({ status: 'ended', ending: reason })
  })

  test('stays the end when the connection closes after it', () => {
    const ended = run(...playing, { type: 'end', reason: 'time' })
    expect(advance(ended, { type: 'closed', code: STREAM_CLOSE.ended }, now)).toBe(ended)
  })

  test('comes at once in a browser without support for streams', () => {
    expect(run({ type: 'joined' }, { type: 'closed', code: UNSUPPORTED_BROWSER })).toEqual({
      status: 'ended',
      ending: 'unsupported',
    })
  })

  test('is not reached when another tab continues, and the play can be taken back', () => {
    for (const event of [
      { type: 'closed', code: STREAM_CLOSE.replaced },
      { type: 'end', reason: 'replaced' },
    ] as const) {
      const elsewhere = run(...playing, event)
      expect(elsewhere).toEqual({ status: 'elsewhere' })
      expect(advance(elsewhere, broken, now)).toBe(elsewhere)
      expect(advance(elsewhere, { type: 'takenBack' }, now)).toEqual(firstPhase)
    }
  })
})
