import type { Rendered } from './music/messages.ts'
import type { Track } from './rules.ts'

/** Renders a track at a sample rate; returns how to stop. */
export type Renderer = (track: Track, rate: number, hear: (rendered: Rendered) => void) => () => void

/** Uses one worker per piece; it exits after the last segment. */
export const renderBeside: Renderer = (track, rate, hear) => {
  const worker = new Worker(new URL('./music/worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Rendered>) => hear(data))
  // A game's run cannot be sent to a worker.
  const plain = track.kind === 'game' ? { kind: track.kind, seed: track.seed, genre: track.genre } : track
  worker.postMessage({ track: plain, rate })
  return () => worker.terminate()
}
