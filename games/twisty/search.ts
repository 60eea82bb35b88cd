import type { Body } from './geometry.ts'

const MOST_POSITIONS = 900

interface Place {
  readonly colors: readonly number[]
  readonly parent: Place | undefined
  readonly turn: number
}

/** The shortest way to pure faces, if a small search finds one. */
export function nearWay({ stickers, turns }: Body, colors: string): readonly number[] | undefined {
  const faces = stickers.map(({ face }) => face)
  const isHome = (place: readonly number[]) => {
    const seen: number[] = []
    return faces.every((face, index) => (seen[face] ??= place[index]!) === place[index])
  }
  const queue: Place[] = [{ colors: [...colors].map(Number), parent: undefined, turn: -1 }]
  const known = new Set([colors])
  for (let next = 0; next < queue.length && next < MOST_POSITIONS; next++) {
    const place = queue[next]!
    if (isHome(place.colors)) return lineTo(place)
    for (const [turn, { held, to }] of turns.entries()) {
      if (queue.length >= MOST_POSITIONS) break
      const moved = [...place.colors]
      for (const index of held) moved[to[index]!] = place.colors[index]!
      const name = moved.join('')
      if (known.has(name)) continue
      known.add(name)
      queue.push({ colors: moved, parent: place, turn })
    }
  }
  return undefined
}

function lineTo(end: Place): readonly number[] {
  const line: number[] = []
  for (let place: Place | undefined = end; place?.parent; place = place.parent) line.unshift(place.turn)
  return line
}
