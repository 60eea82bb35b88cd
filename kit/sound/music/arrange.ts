import { hash32, pickIndex, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { chordsOf, melodyOf, MODES, pitchOf, voiced, type Chord, type Written } from './notation.ts'
import { ownVerse, varied } from './own-verse.ts'
import type { Fullness, Line, Piece } from './piece.ts'
import { fitted, type Note, type Part, type Score, type VoiceName } from './score.ts'

/** Bars per rendered segment. */
export const BARS_AT_ONCE = 4

interface Bar {
  readonly chord: Chord
  readonly fullness: Fullness
}

interface Passage {
  readonly chords: readonly Chord[]
  readonly melody: readonly Written[]
  readonly isVaried: boolean
  readonly fullness: Fullness
}

/** Reverb send of each role. */
const HALL: Readonly<Record<Part['role'], number>> = {
  lead: 0.3,
  fill: 0.32,
  bass: 0.05,
  beat: 0.12,
  tense: 0,
}
const MIDDLE = 62

/**
 * The notes of a piece. A seed gives a variation: another tempo, key and band, and a unique verse. The same seed always gives
 * the same music.
 */
export function arrange(piece: Piece, seed?: number): Score {
  const random: Random = seed === undefined ? () => 0 : seededRandom(hash32(`version:${piece.tonic}:${seed}`))
  const [slowest, fastest] = piece.tempo
  const beatsPerMinute = slowest + pickIndex(fastest - slowest + 1, random)
  const shift = seed === undefined ? 0 : pickIndex(12, random) - 6
  const [first, second] = pickOne(piece.leads, random)
  const fill = pickOne(
    piece.fills.filter(({ voice }) => voice !== first),
    random,
  )
  const passages = passagesOf(piece, random)
  const bars: Bar[] = [
    ...chordsOf(piece.intro).map((chord) => ({ chord, fullness: 1 as const })),
    ...passages.flatMap(({ chords, fullness }) => chords.map((chord) => ({ chord, fullness }))),
  ]
  const introBars = chordsOf(piece.intro).length
  const band = { piece, bars, shift, random }
  return {
    beatsPerMinute,
    beatsPerBar: piece.beatsPerBar,
    introBars,
    loopBars: bars.length - introBars,
    hall: piece.hall,
    parts: [
      leadPart(passages, { piece, voice: first, isVaried: false, shift, introBars }),
      leadPart(passages, { piece, voice: second, isVaried: true, shift, introBars }),
      chordPart(fill, 'fill', 1, band),
      bassPart(pickOne(piece.basses, random), band),
      ...(piece.held.length > 0 ? [chordPart(pickOne(piece.held, random), 'fill', 2, band)] : []),
      ...piece.beat.map((line) => beatPart(line, band)),
      ...(piece.surf === undefined ? [] : [surfPart(piece.surf, band)]),
      ...piece.tense.map((line) => tensePart(line, band)),
    ].filter(({ notes }) => notes.length > 0),
  }
}

function passagesOf(piece: Piece, random: Random): Passage[] {
  const scale = { tonic: pitchOf(`${piece.tonic}4`), steps: MODES[piece.mode] }
  const own = ownVerse(scale, piece.mode, piece.beatsPerBar, random)
  return piece.form.map(([name, fullness]) => {
    const verse = name.startsWith('C')
      ? own
      : {
          chords: chordsOf(piece.verses[name.charAt(0) as 'A' | 'B'].chords),
          melody: melodyOf(piece.verses[name.charAt(0) as 'A' | 'B'].melody, piece.beatsPerBar),
        }
    const isVaried = name.endsWith('*')
    return { ...verse, melody: isVaried ? varied(verse.melody, scale) : verse.melody, isVaried, fullness }
  })
}

interface Led {
  readonly piece: Piece
  readonly voice: VoiceName
  readonly isVaried: boolean
  readonly shift: number
  readonly introBars: number
}

/** The melody, each note held until the next. */
function leadPart(passages: readonly Passage[], { piece, voice, isVaried, shift, introBars }: Led): Part {
  const notes: Note[] = []
  let bar = introBars
  for (const passage of passages) {
    const end = passage.chords.length * piece.beatsPerBar
    if (passage.isVaried === isVaried)
      passage.melody.forEach(({ at, pitch }, index) => {
        const length = Math.min(4, (passage.melody[index + 1]?.at ?? end) - at) * 0.96
        const strength = at % piece.beatsPerBar === 0 ? 0.9 : at % 1 === 0 ? 0.74 : 0.66
        notes.push({
          at: bar * piece.beatsPerBar + at,
          length,
          pitch: fitted(voice, pitch + shift),
          strength,
        })
      })
    bar += passage.chords.length
  }
  return { voice, role: 'lead', level: 0, pan: isVaried ? 0.12 : -0.15, hall: HALL.lead, notes }
}

interface Band {
  readonly piece: Piece
  readonly bars: readonly Bar[]
  readonly shift: number
  readonly random: Random
}

/** The characters of a pattern, spread over a bar. */
const signsOf = (pattern: string, beatsPerBar: number) =>
  [...pattern].map((sign, index) => ({ sign, beat: (index * beatsPerBar) / pattern.length }))

/** The pattern of a bar: it changes every four bars. */
const patternOf = (patterns: readonly string[], chosen: number, bar: number) =>
  patterns[(chosen + Math.floor(bar / BARS_AT_ONCE)) % patterns.length]!

function chordPart(line: Line, role: 'fill', from: Fullness, { piece, bars, shift, random }: Band): Part {
  const chosen = pickIndex(line.patterns.length, random)
  const notes = bars.flatMap(({ chord, fullness }, bar) => {
    // Pads also play in the introduction, as its foundation.
    if (fullness < from && !(line.voice === 'pad' && bar < BARS_AT_ONCE)) return []
    const tones = voiced(chord, MIDDLE)
    const struck = signsOf(patternOf(line.patterns, chosen, bar), piece.beatsPerBar).filter(
      ({ sign }) => sign !== '.',
    )
    return struck.flatMap(({ sign, beat }, index) => {
      const length = (struck[index + 1]?.beat ?? piece.beatsPerBar) - beat
      const digit = Number(sign)
      const picked =
        sign === 'x'
          ? tones
          : [(tones[digit % tones.length] ?? MIDDLE) + 12 * Math.floor(digit / tones.length)]
      return picked.map((pitch, order) => ({
        // A hand does not strike all strings at once.
        at: bar * piece.beatsPerBar + beat + (line.voice === 'pad' ? 0 : order * 0.03),
        length,
        pitch: fitted(line.voice, pitch + shift),
        strength: beat === 0 ? 0.78 : 0.6,
      }))
    })
  })
  return { voice: line.voice, role, level: line.level, pan: line.pan ?? 0, hall: HALL.fill, notes }
}

function bassPart(line: Line, { piece, bars, shift, random }: Band): Part {
  const chosen = pickIndex(line.patterns.length, random)
  const notes = bars.flatMap(({ chord }, bar) => {
    const root = fitted(line.voice, 36 + chord.root + shift)
    const struck = signsOf(patternOf(line.patterns, chosen, bar), piece.beatsPerBar).filter(
      ({ sign }) => sign !== '.',
    )
    return struck.map(({ sign, beat }, index) => ({
      at: bar * piece.beatsPerBar + beat,
      length: ((struck[index + 1]?.beat ?? piece.beatsPerBar) - beat) * 0.92,
      pitch: fitted(line.voice, root + (sign === 'f' ? 7 : sign === 'o' ? 12 : 0)),
      strength: beat === 0 ? 0.85 : 0.62,
    }))
  })
  return { voice: line.voice, role: 'bass', level: line.level, pan: 0, hall: HALL.bass, notes }
}

const BEAT_PITCHES: Readonly<Partial<Record<VoiceName, number>>> = {
  shaker: 80,
  block: 78,
  brush: 60,
  drum: 40,
}
const beaten = (voice: VoiceName, sign: string, at: number): Note => ({
  at,
  length: 0.25,
  pitch: (BEAT_PITCHES[voice] ?? 60) + (voice === 'block' && sign === 'K' ? 5 : 0),
  strength: sign === sign.toUpperCase() ? 0.9 : 0.6,
})

function beatPart(line: Line, { piece, bars, random }: Band): Part {
  const chosen = pickIndex(line.patterns.length, random)
  const notes = bars.flatMap(({ fullness }, bar) =>
    fullness < 3
      ? []
      : signsOf(patternOf(line.patterns, chosen, bar), piece.beatsPerBar)
          .filter(({ sign }) => sign !== '.')
          .map(({ sign, beat }) => beaten(line.voice, sign, bar * piece.beatsPerBar + beat)),
  )
  return { voice: line.voice, role: 'beat', level: line.level, pan: line.pan ?? 0, hall: HALL.beat, notes }
}

/** A wave every two bars; waves overlap. */
const surfPart = (level: number, { piece, bars }: Band): Part => ({
  voice: 'wave',
  role: 'beat',
  level,
  pan: 0,
  hall: 0,
  notes: Array.from({ length: bars.length / 2 }, (_, index) => ({
    at: index * 2 * piece.beatsPerBar,
    length: 2.3 * piece.beatsPerBar,
    pitch: 60,
    strength: index % 2 === 0 ? 0.9 : 0.7,
  })),
})

/** Four bars that repeat over any chord. */
function tensePart(line: Line, { piece, random }: Band): Part {
  const chosen = pickIndex(line.patterns.length, random)
  const notes = Array.from({ length: BARS_AT_ONCE }, (_, bar) =>
    signsOf(line.patterns[(chosen + bar) % line.patterns.length]!, piece.beatsPerBar)
      .filter(({ sign }) => sign !== '.')
      .map(({ sign, beat }) => beaten(line.voice, sign, bar * piece.beatsPerBar + beat)),
  ).flat()
  return { voice: line.voice, role: 'tense', level: line.level, pan: line.pan ?? 0, hall: HALL.tense, notes }
}
