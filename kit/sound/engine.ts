import { dice } from '#kit/random/dice.ts'
import { seededRandom, type Random } from '#kit/random/random.ts'
import { openDeck, type Deck } from './deck.ts'
import { tensionOfRun } from './music/tension.ts'
import { renderBeside, type Renderer } from './render-beside.ts'
import { trackName, type Track } from './rules.ts'
import { nextTake, SOUNDS, type AnySound, type Layer } from './sounds.ts'

/** Plays all sound; loaded after the first gesture. */
export interface SoundEngine {
  play(name: AnySound, semitones: number): void
  /** Crossfades to a track; undefined is silence. */
  setTrack(track: Track | undefined): void
  setSound(on: boolean): void
  /** Lowers the music while a sheet covers the page. */
  duck(on: boolean): void
  /** Stops the music immediately, without a fade. */
  silence(): void
}

const CROSSFADE_SECONDS = 0.6
/** Short enough to sound immediate, long enough not to click. */
const CUT_SECONDS = 0.02
const MUSIC_VOLUME = 0.6
const SOUND_VOLUME = 0.7
const DUCKED = 10 ** (-8 / 20)
/** Repeats of a sound within this time are played once. */
const TOO_SOON_SECONDS = 0.03

export interface EngineWorld {
  readonly random?: Random
  readonly renderer?: Renderer
}

export function openEngine(
  context: BaseAudioContext,
  { random = dice, renderer = renderBeside }: EngineWorld = {},
): SoundEngine {
  const master = limiter(context)
  const soundBus = bus(context, master, SOUND_VOLUME)
  const musicBus = bus(context, master, MUSIC_VOLUME)
  const ducker = bus(context, musicBus, 1)
  const decks = new Map<string, Deck>()
  const takes = new Map<AnySound, { take: number; at: number }>()
  let noise: AudioBuffer | undefined
  let current = ''
  let tension = atEase

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
    const deck = openDeck({
      context,
      out: ducker,
      render: (rate, hear) => renderer(track, rate, hear),
      tension: (now) => tension(now),
    })
    decks.set(name, deck)
    return deck
  }

  function change(name: string, seconds: number) {
    decks.get(current)?.pause(seconds)
    // A piece takes some 17 MB: only the last one is kept, to resume where it was.
    for (const [other, deck] of decks)
      if (other !== name && other !== current) {
        decks.delete(other)
        setTimeout(() => deck.close(), CROSSFADE_SECONDS * 1000)
      }
    current = name
  }

  return {
    play(name, semitones) {
      const before = takes.get(name)
      const now = context.currentTime
      if (before && now - before.at < TOO_SOON_SECONDS) return
      const recipe = SOUNDS[name]
      const take = nextTake(recipe.length, before?.take, random)
      takes.set(name, { take, at: now })
      noise ??= noiseBuffer(context, 1)
      for (const layer of recipe[take] ?? [])
        playLayer(context, { out: soundBus, noise, ratio: 2 ** (semitones / 12), layer })
    },
    setTrack(track) {
      const name = trackName(track)
      // The same game may have been reopened with another run.
      tension = track?.kind === 'game' && track.run ? tensionOfRun(track.run) : atEase
      if (name === current) return
      change(name, CROSSFADE_SECONDS)
      if (track) deckFor(track).play(CROSSFADE_SECONDS)
    },
    silence() {
      change('', CUT_SECONDS)
    },
    setSound: (on) => glide(soundBus.gain, on ? SOUND_VOLUME : 0, CUT_SECONDS),
    duck: (on) => glide(ducker.gain, on ? DUCKED : 1, 0.25),
  }
}

const atEase = (_now: number) => 0

function bus(context: BaseAudioContext, out: AudioNode, volume: number): GainNode {
  const gain = context.createGain()
  gain.gain.value = volume
  gain.connect(out)
  return gain
}

/** Prevents clipping when many sounds play at once. */
function limiter(context: BaseAudioContext): AudioNode {
  const compressor = context.createDynamicsCompressor()
  compressor.threshold.value = -10
  compressor.knee.value = 8
  compressor.ratio.value = 12
  compressor.attack.value = 0.003
  compressor.release.value = 0.18
  // The Web Audio compressor applies make-up gain: this reverses it.
  compressor.connect(bus(context, context.destination, 0.85))
  return compressor
}

function noiseBuffer(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.round(context.sampleRate * seconds), context.sampleRate)
  const samples = buffer.getChannelData(0)
  const random = seededRandom(samples.length)
  for (let index = 0; index < samples.length; index++) samples[index] = random() * 2 - 1
  return buffer
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
