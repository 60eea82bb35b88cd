import type { Rendered } from './music/messages.ts'
import type { Track } from './rules.ts'

/** Renders a track at a rate; the way to stop it is given back. */
export type Renderer = (track: Track, rate: number, hear: (rendered: Rendered) => void) => () => void

/** A worker of its own for each piece: it ends with the last stretch. */
export const renderBeside: Renderer = (track, rate, hear) => {
  const worker = new Worker(new URL('./music/worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Rendered>) => hear(data))
  // The run of a game stays with the page.
  const plain = track.kind === 'game' ? { kind: track.kind, seed: track.seed, genre: track.genre } : track
  worker.postMessage({ track: plain, rate })
  return () => worker.terminate()
}
