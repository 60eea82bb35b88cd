import { playSound } from '#kit/sound/portal-sound.ts'

const PRESSED = 'a, button, summary'
/** Elements with sounds of their own. */
const SPEAKING = '[role="switch"], [role="alertdialog"] *'

/** Plays the tap sound for every press (docs/look.md 12). */
export function tapOnPress(page: Document) {
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const pressed = target.closest(PRESSED)
    if (pressed && !pressed.matches(SPEAKING)) playSound('tap')
  })
}
