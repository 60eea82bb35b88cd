import type { Brush } from './brush.ts'

const LENGTH = 16

/** The trail of light behind a hero. */
export interface Trail {
  step(x: number, y: number): void
  draw(brush: Brush): void
  clear(): void
}

export function trail(color: string | undefined): Trail {
  let places: number[] = []
  return {
    step(x, y) {
      if (!color) return
      places.push(x, y)
      if (places.length > LENGTH * 2) places = places.slice(2)
    },
    draw(brush) {
      if (!color) return
      for (let index = 0; index < places.length; index += 2) {
        const k = index / (LENGTH * 2)
        brush.disc(places[index]!, places[index + 1]!, 2 + k * 7, color, k * 0.4)
      }
    },
    clear() {
      places = []
    },
  }
}
