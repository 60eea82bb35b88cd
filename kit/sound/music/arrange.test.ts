import { expect, test } from 'vitest'
import { arrange, BARS_AT_ONCE } from './arrange.ts'
import { FAMILIES, PIECES, scoreOf } from './pieces.ts'
import { RANGES, type Note, type Part, type Score } from './score.ts'
import { MOOD_OF, type Mood } from './moods.ts'

const MOODS: readonly Mood[] = ['calm', 'quick', 'clever']
const seeds = Array.from({ length: 200 }, (_, index) => index + 1)
const versions = (mood: Mood) => seeds.map((seed) => arrange(FAMILIES[mood], seed))
const portal = Object.values(PIECES).map((piece) => arrange(piece))
const all = [...portal, ...MOODS.flatMap(versions)]
const pitches = (part: Part | undefined) => part!.notes.map(({ at, pitch }) => `${at}:${pitch}`).join()
const secondsOf = ({ beatsPerMinute, beatsPerBar }: Score, bars: number) =>
  (bars * beatsPerBar * 60) / beatsPerMinute

test('[1.4] the same seed always gives the same music', () => {
  for (const mood of MOODS) expect(arrange(FAMILIES[mood], 371)).toEqual(arrange(FAMILIES[mood], 371))
})

test.for(MOODS)('[1.4] 200 games that are %s have 200 different versions of its piece', (mood) => {
  expect(new Set(versions(mood).map((score) => JSON.stringify(score))).size).toBe(200)
})

test('[1.4] versions differ in tempo, key, instrument and melody, not only in one of them', () => {
  const scores = seeds.map((seed) => arrange(FAMILIES[MOODS[seed % 3]!], seed))
  const kinds = (part: (score: Score) => string | number) => new Set(scores.map(part)).size
  expect(kinds(({ beatsPerMinute }) => beatsPerMinute)).toBeGreaterThan(40)
  expect(kinds(({ parts }) => parts.map(({ voice }) => voice).join())).toBeGreaterThan(40)
  expect(kinds(({ parts }) => parts[0]!.notes.map(({ at }) => at).join())).toBeGreaterThan(150)
  expect(kinds(({ parts }) => pitches(parts.find(({ role }) => role === 'bass')))).toBeGreaterThan(180)
})

test('the six pieces have different melodies', () => {
  const tunes = [...Object.values(PIECES), ...Object.values(FAMILIES)].map(({ verses }) => verses.A.melody)
  expect(new Set(tunes).size).toBe(6)
})

test.for([...Object.entries(PIECES), ...Object.entries(FAMILIES)])(
  '%s has verses A and B that differ, a variation or a verse of its own, and an introduction',
  ([, piece]) => {
    const names = piece.form.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['A', 'B']))
    expect(names.some((name) => name.endsWith('*') || name === 'C')).toBe(true)
    expect(piece.verses.A.melody).not.toBe(piece.verses.B.melody)
    expect(piece.verses.A.chords).not.toBe(piece.verses.B.chords)
    expect(piece.intro.split(' ')).toHaveLength(BARS_AT_ONCE)
  },
)

test('a verse is varied the second time: more notes, another instrument, the same strong beats', () => {
  const [first, second] = arrange(PIECES.coconut).parts.filter(({ role }) => role === 'lead')
  expect(second!.voice).not.toBe(first!.voice)
  expect(second!.notes.length).toBeGreaterThan(first!.notes.length)
})

test('a loop lasts between a minute and a minute and a half', () => {
  for (const score of all) {
    expect(secondsOf(score, score.loopBars)).toBeGreaterThanOrEqual(60)
    expect(secondsOf(score, score.loopBars)).toBeLessThan(90)
    expect(score.loopBars % BARS_AT_ONCE).toBe(0)
  }
})

test('every note is within the range of its instrument, in order, and within its piece', () => {
  const faults = all.flatMap(({ parts, introBars, loopBars, beatsPerBar }) =>
    parts.flatMap(({ voice, notes }) =>
      notes.filter(({ at, pitch, strength, length }, index) => {
        const [lowest, highest] = RANGES[voice]
        const isThere = at >= 0 && at < (introBars + loopBars) * beatsPerBar && length > 0
        const isInOrder = Math.floor(at) >= Math.floor(notes[index - 1]?.at ?? 0)
        return !isThere || !isInOrder || pitch < lowest || pitch > highest || strength <= 0 || strength > 1
      }),
    ),
  )
  expect(faults).toEqual([])
})

const soundingAt = (notes: readonly Note[], beat: number) =>
  notes.filter(({ at, length }) => at <= beat + 0.1 && at + length > beat + 0.1)
const apart = (one: number, other: number) => (((one - other) % 12) + 12) % 12
/** Dissonant intervals: seconds, sevenths and the tritone above the bass. */
const ROUGH = [1, 2, 6, 10, 11]

interface Strong {
  readonly lead: number
  readonly bass: number
  readonly chord: readonly number[]
}

/** What sounds on the first and the third beat of each bar, if the melody has a note there. */
function strongBeats({ parts, introBars, loopBars, beatsPerBar }: Score): Strong[] {
  const of = (role: Part['role']) => parts.filter((part) => part.role === role).flatMap(({ notes }) => notes)
  const [leads, fills, basses] = [of('lead'), of('fill'), of('bass')]
  const beats: Strong[] = []
  for (let beat = introBars * beatsPerBar; beat < (introBars + loopBars) * beatsPerBar; beat += 2) {
    const lead = leads.find(({ at }) => at === beat)
    const bass = soundingAt(basses, beat).at(-1)
    if (lead && bass)
      beats.push({
        lead: lead.pitch,
        bass: bass.pitch,
        chord: fills.filter(({ at }) => at >= beat && at < beat + 0.2).map(({ pitch }) => pitch),
      })
  }
  return beats
}

test('on strong beats the melody is never a semitone from the bass', () => {
  for (const score of all) {
    const beats = strongBeats(score)
    expect(beats.length).toBeGreaterThan(score.loopBars / 2)
    expect(beats.filter(({ lead, bass }) => apart(lead, bass) === 1)).toEqual([])
  }
})

test('dissonant intervals never move in parallel from one strong beat to the next', () => {
  for (const score of all) {
    const beats = strongBeats(score)
    const parallel = beats.filter(({ lead, bass }, index) => {
      const before = beats[index - 1]
      if (!before || before.lead === lead || before.bass === bass) return false
      const interval = apart(lead, bass)
      return ROUGH.includes(interval) && interval === apart(before.lead, before.bass)
    })
    expect(parallel).toEqual([])
  }
})

test('the introduction has no melody, and is not part of the loop', () => {
  for (const { parts, introBars, beatsPerBar } of all)
    for (const { role, notes } of parts)
      if (role === 'lead') expect(notes[0]!.at).toBeGreaterThanOrEqual(introBars * beatsPerBar)
})

test('the tension layer is four bars without pitch, only in games', () => {
  for (const score of portal) expect(score.parts.some(({ role }) => role === 'tense')).toBe(false)
  for (const mood of MOODS) {
    const tense = arrange(FAMILIES[mood], 1).parts.filter(({ role }) => role === 'tense')
    expect(tense.length).toBeGreaterThan(1)
    for (const { voice, notes } of tense) {
      expect(['shaker', 'block', 'drum', 'brush']).toContain(voice)
      expect(notes.every(({ at }) => at < BARS_AT_ONCE * 4)).toBe(true)
    }
  }
})

test('puzzles have calm pieces, boards thoughtful and races fast ones; slower pieces are calmer', () => {
  expect([MOOD_OF.puzzle, MOOD_OF.board, MOOD_OF.racing]).toEqual(['calm', 'clever', 'quick'])
  const { calm, clever, quick } = FAMILIES
  expect(calm.tempo[1]).toBeLessThan(clever.tempo[0])
  expect(clever.tempo[1]).toBeLessThan(quick.tempo[0])
  expect(scoreOf({ kind: 'game', seed: 3, genre: 'board' })).toEqual(arrange(clever, 3))
})
