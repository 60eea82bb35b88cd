import { icon, press } from './dom.ts'

const LIT = { background: '#FFB63D', color: '#2A1600' }

export interface IconButtons {
  /** A labelled button with a line icon, large enough for a thumb. */
  button(label: string, path: string, act: () => void): HTMLButtonElement
  /** Highlights a button that has something to do. */
  light(button: HTMLButtonElement, isLit: boolean): void
}

/** Round buttons on a stage, in the colours of its game. */
export function iconButtons(colours: { readonly background: string; readonly color: string }): IconButtons {
  return {
    button(label, path, act) {
      const picture = icon(path)
      Object.assign(picture.style, {
        inlineSize: '22px',
        blockSize: '22px',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '2.2',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })
      const made = press(picture, act, { label })
      made.title = label
      Object.assign(made.style, {
        inlineSize: '44px',
        blockSize: '44px',
        minBlockSize: '44px',
        flex: 'none',
        padding: '0',
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: '0',
        ...colours,
      })
      return made
    },
    light: (button, isLit) => void Object.assign(button.style, isLit ? LIT : colours),
  }
}
