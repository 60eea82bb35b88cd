/** A copy of a band of a canvas, as wide as it, to show it again without redrawing its content. */
export interface StillPicture {
  /** Keeps what is between two heights, in pixels of the canvas. */
  keep(top: number, bottom: number): void
  show(): void
}

export function stillPicture(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): StillPicture {
  const copy = document.createElement('canvas')
  const copyPen = copy.getContext('2d')
  let from = 0
  return {
    keep(top, bottom) {
      from = Math.floor(top)
      // Setting the size also clears the canvas.
      copy.width = canvas.width
      copy.height = bottom - from
      copyPen?.drawImage(canvas, 0, -from)
    },
    show() {
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.clearRect(0, from, copy.width, copy.height)
      pen.drawImage(copy, 0, from)
    },
  }
}
