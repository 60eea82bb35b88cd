import { describe, expect, test } from 'vitest'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, milliseconds, seconds } from '#kit/time/time.ts'
import { boatProgress, NO_CLOUD, withQueue, withStatus } from './cloud-state.ts'
import { gameOf, keptPlayOf, NO_QUEUE, statusOf, turnOf, waitingOf } from './testing/cloud-samples.ts'

const now = systemClock()
const queued = withStatus(NO_CLOUD, statusOf(waitingOf()), now)
const called = withStatus(queued, statusOf(turnOf(seconds(40))), now)

test('the server’s answer becomes the state of the cloud [3.9] [4.1]', () => {
  expect(queued).toMatchObject({
    isKnown: true,
    status: 'queued',
    ticket: { gameKey: 'keep', lineKey: 'lagoon', position: 3, waitMinutes: 6 },
    play: undefined,
    secondsLeft: 600,
    pollSeconds: 5,
  })
  const playing = withStatus(queued, statusOf(null, keptPlayOf(), 540), now)
  expect(playing).toMatchObject({ status: 'playing', ticket: undefined, secondsLeft: 540 })
  expect(playing.play?.name).toBe('Keep')
})

test('what the page itself opened stays [3.9]', () => {
  const opened = {
    ...queued,
    chosenGame: gameOf('Mines'),
    areLinesShown: true,
    isTicketShown: true,
    isTicketSmall: true,
    tipSeconds: 300,
    isOpen: false,
  }
  expect(withStatus(opened, statusOf(waitingOf({ position: 2 }), null, 290), now)).toMatchObject({
    chosenGame: { gameKey: 'mines' },
    areLinesShown: true,
    isTicketShown: true,
    isTicketSmall: true,
    tipSeconds: 300,
    isOpen: false,
  })
  // Without a ticket there is none to be small.
  expect(withStatus(opened, statusOf(null), now)).toMatchObject({
    isTicketShown: false,
    isTicketSmall: false,
  })
})

test.for([
  [600, 0],
  [301, 0],
  [300, 300],
  [61, 300],
  [60, 60],
  [0, 60],
])('a waiting player with %d s left sees a tip of %d s [2.17]', ([left, tip]) => {
  expect(withStatus(NO_CLOUD, statusOf(waitingOf(), null, left), now).tipSeconds).toBe(tip)
})

describe('a turn that is over without a play [4.9]', () => {
  test.for([
    { left: milliseconds(37_500), isMissed: true },
    { left: milliseconds(36_500), isMissed: false },
  ])('is missed only when its time has expired: $isMissed', ({ left, isMissed }) => {
    const gone = withStatus(called, statusOf(null), after(now, left))
    expect(gone.missed?.gameName).toBe(isMissed ? 'Keep' : undefined)
  })

  test('was taken when a play runs', () => {
    const playing = withStatus(called, statusOf(null, keptPlayOf()), after(now, seconds(60)))
    expect(playing.missed).toBeUndefined()
  })

  test('is told until there is another place', () => {
    const missed = withStatus(called, statusOf(null), after(now, seconds(60)))
    const later = withStatus(missed, statusOf(null), after(now, seconds(90)))
    expect(later.missed?.lineKey).toBe('lagoon')
    expect(withQueue(later, waitingOf()).missed).toBeUndefined()
  })
})

describe('the boat', () => {
  test.for([
    { position: 14, from: 14, made: 0 },
    { position: 7, from: 14, made: 0.5 },
    { position: 1, from: 14, made: 13 / 14 },
    { position: 1, from: 1, made: 0.5 },
  ])('at place $position of $from has covered $made of its way', ({ made, ...ticket }) => {
    expect(boatProgress(ticket)).toBeCloseTo(made)
  })

  test('continues from its first place, and starts again in another line', () => {
    const nearer = withStatus(queued, statusOf(waitingOf({ position: 1 })), now)
    expect(nearer.ticket).toMatchObject({ position: 1, from: 3 })
    const other = withStatus(nearer, statusOf(waitingOf({ lineKey: 'harbour', position: 2 })), now)
    expect(other.ticket).toMatchObject({ position: 2, from: 2 })
  })
})

test('an ended queue leaves nothing behind', () => {
  expect(withQueue(queued, NO_QUEUE)).toMatchObject({ status: 'none', ticket: undefined })
})
