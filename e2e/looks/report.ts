import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourOf, type Thumbnail } from '../../scripts/looks/thumbnail.ts'
import type { Shot } from './camera.ts'

export interface Difference {
  readonly name: string
  readonly approved: Thumbnail
  readonly shot: Shot
  /** Cells that look different. */
  readonly others: readonly number[]
}

/** Size of a drawn cell. */
const CELL = 6

/** Draws a thumbnail as a picture. */
function drawn(thumbnail: Thumbnail, marked: readonly number[] = []): string {
  const { columns, rows } = thumbnail
  const place = (at: number) => `x="${(at % columns) * CELL}" y="${Math.floor(at / columns) * CELL}"`
  const cell = (at: number, paint: string) => `<rect ${place(at)} width="${CELL}" height="${CELL}" ${paint}/>`
  const cells = Array.from({ length: columns * rows }, (_, at) => {
    const shades = colourOf(thumbnail, at).map((shade) => Math.max(0, Math.min(255, Math.round(shade))))
    return cell(at, `fill="rgb(${shades.join(' ')})"`)
  })
  const marks = marked.map((at) => cell(at, 'fill="none" stroke="#f0f"'))
  const size = `viewBox="0 0 ${columns * CELL} ${rows * CELL}" width="${columns * CELL}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${cells.join('')}${marks.join('')}</svg>`
}

/** A page of differences: as approved, as it is now with the changed cells, and the whole picture. */
export function openReport(folder: string) {
  const parts: string[] = []
  rmSync(folder, { recursive: true, force: true })
  const page = join(folder, 'index.html')
  const keep = (name: string, { png }: Shot) => {
    mkdirSync(folder, { recursive: true })
    const file = `${name.replaceAll(' ', '-')}.png`
    writeFileSync(join(folder, file), png)
    return file
  }
  return {
    page,
    keep,
    note({ name, approved, shot, others }: Difference) {
      const file = keep(name, shot)
      parts.push(
        `<h2>${name}: ${others.length} cells</h2><div>${drawn(approved)}${drawn(shot.thumbnail, others)}<a href="${file}"><img src="${file}" alt="" height="${approved.rows * CELL}"></a></div>`,
      )
    },
    close() {
      if (parts.length === 0) return
      const style = 'body{font:16px sans-serif}div{display:flex;gap:16px;overflow:auto}'
      const title = 'Approved, now (what differs is framed), and the picture now'
      writeFileSync(
        page,
        `<!doctype html><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>${title}</h1>${parts.join('')}`,
      )
    },
  }
}
