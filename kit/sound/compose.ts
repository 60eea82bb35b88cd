import { drawWeighted, hash32, pickOne, seededRandom, type Random } from '#kit/random/random.ts'
import { accompaniment, bassLine, beatOf, melodyOf, type Bar, type Scale } from './compose-parts.ts'
import type { Mood } from './rules.ts'
import type { Part, Tune, VoiceName } from './tune.ts'

type Mode = 'ionian' | 'lydian' | 'mixolydian' | 'dorian' | 'aeolian' | 'phrygian'

const MODES: Readonly<Record<Mode, readonly number[]>> = {
  ionian: [0, 2, 4, 5, 7, 9, 11],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  aeolian: [0, 2, 3, 5, 7, 8, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
}

/** Four chords as scale degrees; light modes and dark modes move differently. */
const LIGHT_CHORDS = ['0453', '0534', '0343', '0234', '0304', '3425', '0523', '0143', '5304', '0413']
const DARK_CHORDS = ['0526', '0362', '0656', '0534', '0365', '0230', '0563', '0603', '3506', '0462']
const LIGHT_MODES: readonly Mode[] = ['ionian', 'lydian', 'mixolydian']

interface Band {
  readonly tempo: readonly [slowest: number, fastest: number]
  readonly modes: Readonly<Partial<Record<Mode, number>>>
  readonly threeFour: number
  readonly leads: readonly VoiceName[]
  readonly fillers: readonly VoiceName[]
  readonly basses: readonly VoiceName[]
  /** How full a bar of melody is, 0 to 1. */
  readonly density: readonly [number, number]
  /** Chance of a beat under the tune. */
  readonly beat: number
  /** Evens out how loud the moods are. */
  readonly volume: number
}

const BANDS: Readonly<Record<Mood, Band>> = {
  calm: {
    tempo: [66, 94],
    modes: { ionian: 3, lydian: 3, dorian: 2, aeolian: 2 },
    threeFour: 0.3,
    leads: ['kalimba', 'vibraphone', 'musicBox', 'flute'],
    fillers: ['vibraphone', 'pad', 'kalimba', 'ukulele'],
    basses: ['roundBass'],
    density: [0.3, 0.55],
    beat: 0.25,
    volume: 1.15,
  },
  bright: {
    tempo: [98, 128],
    modes: { ionian: 4, mixolydian: 3, lydian: 2, dorian: 1 },
    threeFour: 0.1,
    leads: ['marimba', 'kalimba', 'flute', 'ukulele', 'musicBox'],
    fillers: ['ukulele', 'marimba', 'vibraphone'],
    basses: ['pluckBass', 'roundBass'],
    density: [0.5, 0.75],
    beat: 1,
    volume: 0.88,
  },
  fast: {
    tempo: [130, 164],
    modes: { dorian: 3, aeolian: 3, mixolydian: 2, phrygian: 1 },
    threeFour: 0,
    leads: ['reed', 'marimba', 'ukulele', 'flute'],
    fillers: ['ukulele', 'reed', 'marimba', 'pad'],
    basses: ['pluckBass', 'roundBass'],
    density: [0.55, 0.85],
    beat: 1,
    volume: 0.74,
  },
}

/** The form of every tune: a phrase, its answer, a contrast, and home again; each is four bars. */
const FORM = ['first', 'second', 'contrast', 'second'] as const

/** A tune from a number: the same seed is the same tune, another seed is another tune. */
export function compose(seed: number, mood: Mood): Tune {
  const random = seededRandom(hash32(`tune:${mood}:${seed}`))
  const band = BANDS[mood]
  const [slowest, fastest] = band.tempo
  const beatsPerMinute = slowest + Math.round(random() * (fastest - slowest))
  const beatsPerBar = random() < band.threeFour ? 3 : 4
  const mode = drawWeighted(band.modes as Record<Mode, number>, random)
  const scale: Scale = { root: 55 + Math.floor(random() * 12), steps: MODES[mode] }
  const bars = barsOf(LIGHT_MODES.includes(mode) ? LIGHT_CHORDS : DARK_CHORDS, random)
  const [thin, full] = band.density
  const lead = pickOne(band.leads, random)
  const filler = pickOne(
    band.fillers.filter((voice) => voice !== lead),
    random,
  )
  const song = { scale, bars, beatsPerBar, random }
  const parts: Part[] = [
    { voice: lead, volume: 0.44, pan: -0.15, notes: melodyOf(song, thin + random() * (full - thin)) },
    { voice: filler, volume: 0.2, pan: 0.3, notes: accompaniment(song, mood) },
    { voice: pickOne(band.basses, random), volume: 0.27, pan: 0, notes: bassLine(song, mood) },
  ]
  if (random() < band.beat) parts.push(...beatOf(song, mood))
  const even = parts.map((part) => ({ ...part, volume: part.volume * band.volume }))
  return { beatsPerMinute, beatsPerBar, beats: bars.length * beatsPerBar, surf: false, parts: even }
}

function barsOf(choices: readonly string[], random: Random): Bar[] {
  const home = pickOne(choices, random)
  const away = pickOne(
    choices.filter((choice) => choice !== home),
    random,
  )
  return FORM.flatMap((phrase) =>
    [...(phrase === 'contrast' ? away : home)].map((chord, index) => ({
      chord: Number(chord),
      phrase,
      index,
    })),
  )
}
