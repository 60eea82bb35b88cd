// Functions that run in the page. They are sent as text, so none may use another.

/** A number that identifies the canvas's picture; 0 while nothing is painted. */
export function pictureOf(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-slug]')
  if (!canvas?.width) return 0
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  let hash = 0
  for (let index = 0; index < data.length; index += 4)
    hash = (hash * 31 + data[index]! + data[index + 1]! * 3 + data[index + 2]! * 7) | 0
  return hash
}

/** The position of the canvas in the window, in CSS pixels. */
export function boxOf() {
  const { x, y, width, height } = document.querySelector('canvas[data-slug]')!.getBoundingClientRect()
  return { x, y, width, height }
}

/** The score counter, on a game's page or on the offline page. */
export const scoreOf = (): number =>
  Number((document.querySelector('[data-counter="score"],output')?.textContent ?? '').replace(/[^\d-]/g, ''))

/** Waits long enough for movements to be drawn. */
export async function tenFrames(): Promise<void> {
  for (let count = 0; count < 10; count++) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Whether the page's background is dark. */
export const isPageDark = (): boolean =>
  Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)) < 128
