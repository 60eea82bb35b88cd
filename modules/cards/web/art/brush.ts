/**
 * Drawing tools of all card faces: SVG strings in a 300×420 picture lit from the upper left (docs/look.md 10). Framed cards show x
 * 14–286 and y 14–330, the highest level shows all.
 */

/** The two depths of a face: the setting behind, and the creature, which moves slightly against it. */
export interface Layers {
  readonly back: string
  readonly front: string
}

/** Draws one creature. */
export type DrawFace = (brush: Brush) => Layers

export interface Face extends Layers {
  readonly defs: string
}

/** Makes whatever needs an id; returns a value for `fill`, or a finished element. */
export interface Brush {
  /** A vertical gradient with even stops. */
  fade(...colours: readonly string[]): string
  /** From the lit upper left to the lower right: makes a body look round. */
  skin(light: string, base: string, dark: string): string
  /** A soft round light. */
  glow(colour: string, opacity?: number): string
  /** Clips the content to the outline, such as stripes on a body. */
  within(outline: string, ...content: readonly string[]): string
}

/** Draws a face; the prefix keeps the ids of several faces on one page apart. */
export function drawFace(draw: DrawFace, prefix: string): Face {
  const defs: string[] = []
  const define = (write: (id: string) => string) => {
    const id = `${prefix}-${defs.length.toString(36)}`
    defs.push(write(id))
    return `url(#${id})`
  }
  const brush: Brush = {
    fade: (...colours) =>
      define((id) => `<linearGradient id="${id}" x2="0" y2="1">${evenStops(colours)}</linearGradient>`),
    skin: (light, base, dark) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx=".34" cy=".24" r=".85"><stop stop-color="${light}"/>` +
          `<stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
      ),
    glow: (colour, opacity = 1) =>
      define(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${opacity}"/>` +
          `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
      ),
    within: (outline, ...content) =>
      `<g clip-path="${define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)}">${content.join('')}</g>`,
  }
  const layers = draw(brush)
  return { ...layers, defs: defs.join('') }
}

const evenStops = (colours: readonly string[]) =>
  colours
    .map((colour, index) => `<stop offset="${tidy(index / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')

/** One decimal is finer than any screen. */
export const tidy = (value: number) => Math.round(value * 10) / 10
