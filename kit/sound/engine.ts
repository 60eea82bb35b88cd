import { compose } from './compose.ts'
import { openDeck, type Deck } from './deck.ts'
import { trackName, type Track } from './rules.ts'
import { SOUNDS, type AnySound, type Layer } from './sounds.ts'
import { COCONUT_THEME, MAIN_THEME } from './themes.ts'
import type { Tune } from './tune.ts'
import { noiseBuffer } from './voices.ts'

/** Everything that makes noise; loaded after the first gesture. */
export interface SoundEngine {
  play(name: AnySound, semitones: number): void
  /** Crossfades to a track; undefined is silence. */
  setTrack(track: Track | undefined): void
  setSound(on: boolean): void
  /** Lowers the music while a sheet lies over the page. */
  duck(on: boolean): void
  /** Music off means silent now, not after a fade. */
  silence(): void
}

const CROSSFADE_SECONDS = 0.6
/** Short enough to be at once, long enough not to click. */
const CUT_SECONDS = 0.02
const MUSIC_VOLUME = 0.6
const SOUND_VOLUME = 0.7
const DUCKED = 10 ** (-8 / 20)
/** The same sound again within this time is one sound. */
const TOO_SOON_SECONDS = 0.03

export function openEngine(context: AudioContext | OfflineAudioContext): SoundEngine {
  const master = limiter(context)
  const soundBus = bus(context, master, SOUND_VOLUME)
  const musicBus = bus(context, master, MUSIC_VOLUME)
  const ducker = bus(context, musicBus, 1)
  room(context, ducker, musicBus)
  const decks = new Map<string, Deck>()
  const takes = new Map<AnySound, { count: number; at: number }>()
  let noise: AudioBuffer | undefined
  let current = ''

  const glide = (gain: AudioParam, to: number, seconds: number) => {
    const now = context.currentTime
    gain.cancelScheduledValues(now)
    gain.setValueAtTime(gain.value, now)
    gain.linearRampToValueAtTime(to, now + seconds)
  }

  function deckFor(track: Track): Deck {
    const name = trackName(track)
    const known = decks.get(name)
    if (known) return known
    const deck = openDeck(context, ducker, tuneOf(track))
    decks.set(name, deck)
    return deck
  }

  function leave(name: string, seconds: number) {
    const deck = decks.get(name)
    if (!deck) return
    deck.pause(seconds)
    if (!name.startsWith('game:')) return
    // A visitor may open hundreds of games: their decks go when they have faded.
    decks.delete(name)
    setTimeout(() => deck.close(), seconds * 1000 + 100)
  }

  return {
    play(name, semitones) {
      const before = takes.get(name) ?? { count: 0, at: -1 }
      const now = context.currentTime
      if (now - before.at < TOO_SOON_SECONDS) return
      takes.set(name, { count: before.count + 1, at: now })
      const recipe = SOUNDS[name]
      noise ??= noiseBuffer(context, 1)
      for (const layer of recipe[before.count % recipe.length] ?? [])
        playLayer(context, { out: soundBus, noise, ratio: 2 ** (semitones / 12), layer })
    },
    setTrack(track) {
      const name = trackName(track)
      if (name === current) return
      leave(current, CROSSFADE_SECONDS)
      current = name
      if (track) deckFor(track).play(CROSSFADE_SECONDS)
    },
    silence() {
      leave(current, CUT_SECONDS)
      current = ''
    },
    setSound: (on) => glide(soundBus.gain, on ? SOUND_VOLUME : 0, CUT_SECONDS),
    duck: (on) => glide(ducker.gain, on ? DUCKED : 1, 0.25),
  }
}

function tuneOf(track: Track): Tune {
  if (track.kind === 'game') return compose(track.seed, track.mood)
  return track.kind === 'coconut' ? COCONUT_THEME : MAIN_THEME
}

function bus(context: BaseAudioContext, out: AudioNode, volume: number): GainNode {
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(out)
  return gain
}

/** Many sounds at once must not clip. */
function limiter(context: BaseAudioContext): AudioNode {
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -10
  compressor.knee.value = 8
  compressor.ratio.value = 12
  compressor.attack.value = 0.003
  compressor.release.value = 0.18
  // The compressor of Web Audio raises what it has pressed: this takes the rise back.
  compressor.connect(bus(context, context.destination, 0.85))
  return compressor
}

/** Two soft echoes stand for the open air; far cheaper on a phone than a convolution. */
function room(context: BaseAudioContext, from: AudioNode, out: AudioNode) {
  for (const [seconds, side] of [
    [0.23, -0.6],
    [0.31, 0.6],
  ] as const) {
    const delay = context.createDelay(1)
    const soft = context.createBiquadFilter()
    const back = context.createGain()
    const place = context.createStereoPanner()
    delay.delayTime.value = seconds
    soft.type = 'lowpass'
    soft.frequency.value = 2200
    back.gain.value = 0.3
    place.pan.value = side
    from.connect(delay).connect(soft).connect(back).connect(delay)
    back.connect(place).connect(out)
  }
}

interface LayerPlay {
  readonly out: AudioNode
  readonly noise: AudioBuffer
  readonly ratio: number
  readonly layer: Layer
}

const LOWEST = 20

function playLayer(context: BaseAudioContext, { out, noise, ratio, layer }: LayerPlay) {
  const start = context.currentTime + (layer.at ?? 0)
  const end = start + layer.seconds
  const gain = context.createGain()
  const attack = Math.min(layer.attack ?? 0.005, layer.seconds / 2)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(layer.volume, start + attack)
  gain.gain.exponentialRampToValueAtTime(0.0005, end)
  gain.connect(out)
  const sweep = (parameter: AudioParam) => {
    parameter.setValueAtTime(Math.max(LOWEST, layer.from * ratio), start)
    if (layer.to) parameter.exponentialRampToValueAtTime(Math.max(LOWEST, layer.to * ratio), end)
  }
  if (layer.kind === 'tone') {
    const oscillator = context.createOscillator()
    oscillator.type = layer.wave
    sweep(oscillator.frequency)
    oscillator.connect(gain)
    oscillator.start(start)
    oscillator.stop(end + 0.02)
    return
  }
  const source = context.createBufferSource()
  const filter = context.createBiquadFilter()
  source.buffer = noise
  source.loop = true
  filter.type = layer.filter
  filter.Q.value = layer.sharp ?? 0.7
  sweep(filter.frequency)
  source.connect(filter).connect(gain)
  source.start(start)
  source.stop(end + 0.02)
}
