type Pen = CanvasRenderingContext2D

function polygon(pen: Pen, points: readonly (readonly [number, number])[], r: number) {
  for (const [index, [x, y]] of points.entries())
    if (index === 0) pen.moveTo(x * r, y * r)
    else pen.lineTo(x * r, y * r)
  pen.closePath()
}

const ring = (count: number, radii: readonly number[], turn = -Math.PI / 2) =>
  Array.from({ length: count }, (_, index): readonly [number, number] => {
    const angle = turn + (index * 2 * Math.PI) / count
    const far = radii[index % radii.length]!
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })

const SHAPES: readonly ((pen: Pen, r: number) => void)[] = [
  // A lozenge, a shield, a star, a leaf, a moon and a hexagon: told apart by shape.
  (pen, r) => polygon(pen, ring(4, [1.06, 0.94]), r),
  (pen, r) => {
    pen.moveTo(-0.86 * r, -0.82 * r)
    pen.quadraticCurveTo(0, -1.06 * r, 0.86 * r, -0.82 * r)
    pen.bezierCurveTo(0.92 * r, 0.2 * r, 0.6 * r, 0.75 * r, 0, 1.02 * r)
    pen.bezierCurveTo(-0.6 * r, 0.75 * r, -0.92 * r, 0.2 * r, -0.86 * r, -0.82 * r)
    pen.closePath()
  },
  (pen, r) => polygon(pen, ring(10, [1.1, 0.62]), r),
  (pen, r) => {
    pen.moveTo(0.82 * r, -0.86 * r)
    pen.bezierCurveTo(1.05 * r, 0.3 * r, 0.5 * r, 1.1 * r, -0.3 * r, 0.92 * r)
    pen.bezierCurveTo(-1.15 * r, 0.7 * r, -1.05 * r, -0.4 * r, -0.3 * r, -0.66 * r)
    pen.bezierCurveTo(0.1 * r, -0.82 * r, 0.5 * r, -0.66 * r, 0.82 * r, -0.86 * r)
    pen.closePath()
  },
  (pen, r) => {
    pen.arc(0, 0, 0.98 * r, -0.9, 2.6, false)
    pen.bezierCurveTo(-0.2 * r, 0.42 * r, 0.35 * r, 0.1 * r, 0.6 * r, -0.77 * r)
    pen.closePath()
  },
  (pen, r) => polygon(pen, ring(6, [0.98], 0), r),
  (pen, r) => {
    pen.moveTo(0, 0.95 * r)
    pen.lineTo(-0.3 * r, 0.68 * r)
    pen.bezierCurveTo(-1.3 * r, 0.2 * r, -1.05 * r, -0.95 * r, 0, -0.92 * r)
    pen.bezierCurveTo(1.05 * r, -0.95 * r, 1.3 * r, 0.2 * r, 0.3 * r, 0.68 * r)
    pen.closePath()
  },
  (pen, r) =>
    polygon(
      pen,
      [
        [-0.9, -0.3],
        [-0.4, -0.88],
        [0.5, -0.8],
        [0.95, -0.1],
        [0.75, 0.75],
        [-0.1, 0.95],
        [-0.85, 0.6],
      ],
      r,
    ),
  (pen, r) => {
    pen.arc(0, -0.12 * r, 0.84 * r, 0.75, Math.PI - 0.75, true)
    pen.lineTo(-0.44 * r, 0.95 * r)
    pen.lineTo(0.44 * r, 0.95 * r)
    pen.closePath()
  },
]

/** The outline of a gem around the origin. */
export function gemShape(pen: Pen, kind: number, r: number) {
  pen.beginPath()
  pen.lineJoin = 'round'
  SHAPES[kind]?.(pen, r)
}

/** In a duel each gem shows its effect. */
export function icon(pen: Pen, kind: number, r: number) {
  pen.save()
  pen.lineCap = pen.lineJoin = 'round'
  pen.strokeStyle = pen.fillStyle = kind === 5 ? '#3a2b3a' : 'rgb(255 255 255 / .95)'
  pen.lineWidth = r * 0.15
  pen.beginPath()
  switch (kind) {
    case 0:
      polygon(
        pen,
        [
          [0, -0.62],
          [0.13, -0.4],
          [0.1, 0.12],
          [-0.1, 0.12],
          [-0.13, -0.4],
        ],
        r,
      )
      pen.fill()
      pen.beginPath()
      pen.moveTo(-0.3 * r, 0.2 * r)
      pen.lineTo(0.3 * r, 0.2 * r)
      pen.moveTo(0, 0.2 * r)
      pen.lineTo(0, 0.52 * r)
      pen.stroke()
      break
    case 1:
      pen.moveTo(0, -0.4 * r)
      pen.lineTo(0, 0.45 * r)
      pen.moveTo(-0.36 * r, -0.06 * r)
      pen.lineTo(0.36 * r, -0.06 * r)
      pen.stroke()
      break
    case 3:
      pen.moveTo(-0.04 * r, -0.28 * r)
      pen.lineTo(-0.04 * r, 0.4 * r)
      pen.moveTo(-0.38 * r, 0.06 * r)
      pen.lineTo(0.3 * r, 0.06 * r)
      pen.stroke()
      break
    case 5:
      pen.arc(-0.32 * r, -0.06 * r, 0.2 * r, 0, 2 * Math.PI)
      pen.arc(0.32 * r, -0.06 * r, 0.2 * r, 0, 2 * Math.PI)
      pen.fill()
      pen.fillRect(-0.06 * r, 0.26 * r, 0.12 * r, 0.2 * r)
  }
  pen.restore()
}
