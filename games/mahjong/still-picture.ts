type Pen = CanvasRenderingContext2D

/** A picture kept between frames: 144 tiles are too expensive to paint while only two of them glow. */
export interface StillPicture {
  /** Paints anew when the signature or the size has changed, and stamps the picture. */
  draw(pen: Pen, signature: string, paint: (inner: Pen) => void): void
}

export function stillPicture(): StillPicture {
  const canvas = document.createElement('canvas')
  const inner = canvas.getContext('2d')!
  let shown = ''
  return {
    draw(pen, signature, paint) {
      const { a: ratio } = pen.getTransform()
      const { width, height } = pen.canvas
      const wanted = `${width} ${height} ${signature}`
      if (wanted !== shown) {
        shown = wanted
        canvas.width = width
        canvas.height = height
        inner.setTransform(ratio, 0, 0, ratio, 0, 0)
        paint(inner)
      }
      pen.drawImage(canvas, 0, 0, width / ratio, height / ratio)
    },
  }
}
