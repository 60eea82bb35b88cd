import { hash32 } from '#kit/random/random.ts'
import { flute, pad, roundBass } from './held.ts'
import { weighted } from './loudness.ts'
import { brush, shaker, wave } from './noises.ts'
import { STRUNG, strung } from './plucked.ts'
import type { VoiceName } from './score.ts'
import { MODAL, modal } from './struck.ts'
import type { Rate, Tone } from './tone.ts'

/** Voices whose samples depend on the length of the note; all others decay by themselves. */
const HELD: readonly VoiceName[] = ['flute', 'pad', 'roundBass', 'wave']
const HELD_STEP = 0.05
/** Number of different takes of a note, so that repeated beats and strings do not sound mechanical. */
const TAKES: Readonly<Partial<Record<VoiceName, number>>> = {
  shaker: 4,
  brush: 4,
  block: 2,
  ukulele: 2,
  harp: 2,
  pad: 2,
  wave: 4,
}

export interface ToneMaker {
  readonly rate: Rate
  make(voice: VoiceName, pitch: number, seconds: number, take: number): Tone
}

/** The tones of one rendering, each synthesised once. Pure: the same note gives the same samples. */
export function toneMaker(rate: Rate): ToneMaker {
  const made = new Map<string, Tone>()
  const make: ToneMaker['make'] = (voice, pitch, seconds, take) => {
    const held = HELD.includes(voice) ? Math.max(1, Math.round(seconds / HELD_STEP)) * HELD_STEP : 0
    const name = `${voice} ${pitch} ${held.toFixed(2)} ${take % (TAKES[voice] ?? 1)}`
    const known = made.get(name)
    if (known) return known
    const tone = evened(voice, synthesise(voice, { pitch, seconds: held, rate, seed: hash32(name) }), rate)
    made.set(name, tone)
    return tone
  }
  return { rate, make }
}

interface Wish {
  readonly pitch: number
  readonly seconds: number
  readonly rate: Rate
  readonly seed: number
}

function synthesise(voice: VoiceName, { pitch, seconds, rate, seed }: Wish): Tone {
  switch (voice) {
    case 'ukulele':
    case 'harp':
    case 'pluckBass':
      return strung(STRUNG[voice], pitch, rate, seed)
    case 'roundBass':
      return roundBass(pitch, rate, seconds)
    case 'flute':
      return flute(pitch, rate, seconds, seed)
    case 'pad':
      return pad(pitch, rate, seconds, seed)
    case 'shaker':
      return shaker(rate, seed)
    case 'brush':
      return brush(rate, seed)
    case 'wave':
      return wave(rate, seconds, seed)
    default:
      return modal(MODAL[voice], pitch, rate, seed)
  }
}

/** Melody instruments: equally loud, so that a melody can change its instrument. */
const SINGING: readonly VoiceName[] = [
  'kalimba',
  'vibraphone',
  'marimba',
  'musicBox',
  'flute',
  'harp',
  'ukulele',
]
const HEARD_SECONDS = 0.4
const HEARD_POWER = 0.1

/** Normalises melody instruments to equal loudness at the start of a note, all others to a peak of one. */
function evened(voice: VoiceName, tone: Tone, rate: Rate): Tone {
  const scale = SINGING.includes(voice) ? Math.sqrt(HEARD_POWER / powerHeard(tone, rate)) : 1 / peakOf(tone)
  for (let index = 0; index < tone.length; index++) tone[index]! *= scale
  return tone
}

function powerHeard(tone: Tone, rate: Rate): number {
  const length = Math.round(HEARD_SECONDS * rate)
  return weighted(tone.subarray(0, length), rate).reduce((sum, sample) => sum + sample * sample, 0) / length
}

const peakOf = (tone: Tone) => tone.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
