/** A copy of a canvas, to show it again without redrawing its content. */
export interface StillPicture {
  keep(): void
  show(): void
}

export function stillPicture(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D): StillPicture {
  const copy = document.createElement('canvas')
  const copyPen = copy.getContext('2d')
  return {
    keep() {
      // Setting the size also clears the canvas.
      copy.width = canvas.width
      copy.height = canvas.height
      copyPen?.drawImage(canvas, 0, 0)
    },
    show() {
      pen.setTransform(1, 0, 0, 1, 0, 0)
      pen.clearRect(0, 0, canvas.width, canvas.height)
      pen.drawImage(copy, 0, 0)
    },
  }
}
