const SVG = 'http://www.w3.org/2000/svg'
const HEIGHT = 100

export interface EvaluationGraph {
  readonly element: SVGSVGElement
  /** Marks the shown move. */
  mark(ply: number): void
}

function shape(name: 'path' | 'line', looks: Readonly<Record<string, string>>) {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(looks)) made.setAttribute(key, value)
  return made
}

/** White's chance to win after each move as a light area; a press shows that position. */
export function evaluationGraph(
  chances: readonly number[],
  label: string,
  show: (ply: number) => void,
): EvaluationGraph {
  const last = Math.max(1, chances.length - 1)
  const element = document.createElementNS(SVG, 'svg')
  element.setAttribute('viewBox', `0 0 ${last} ${HEIGHT}`)
  element.setAttribute('preserveAspectRatio', 'none')
  element.setAttribute('class', 'chess-graph')
  element.setAttribute('role', 'img')
  element.setAttribute('aria-label', label)
  const top = chances.map((chance, ply) => `${ply} ${(HEIGHT - chance).toFixed(1)}`).join('L')
  const now = shape('line', { class: 'now', y1: '0', y2: String(HEIGHT), x1: '0', x2: '0' })
  element.append(
    shape('path', { class: 'light', d: `M0 ${HEIGHT}L${top}L${last} ${HEIGHT}z` }),
    shape('line', { class: 'even', x1: '0', x2: String(last), y1: '50', y2: '50' }),
    now,
  )
  element.addEventListener('click', (event) => {
    const { left, width } = element.getBoundingClientRect()
    show(Math.round(((event.clientX - left) / Math.max(1, width)) * last))
  })
  return {
    element,
    mark(ply) {
      now.setAttribute('x1', String(ply))
      now.setAttribute('x2', String(ply))
    },
  }
}
