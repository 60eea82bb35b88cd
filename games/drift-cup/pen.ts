export type Pen = CanvasRenderingContext2D

export const rounded = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: string,
) => {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fillStyle = paint
  pen.fill()
}

export function polygon(pen: Pen, points: readonly (readonly [number, number])[], paint: string) {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = paint
  pen.fill()
}
