import { make, press } from '#kit/game/beside/dom.ts'

interface Question {
  readonly question: string
  readonly yes: string
  readonly no: string
}

/** Confirms what cannot be undone. */
export function askFirst(home: HTMLElement, { question, yes, no }: Question, act: () => void) {
  const dialog = make('dialog', { class: 'chess-analysis', label: question })
  const agree = () => {
    dialog.close()
    act()
  }
  dialog.append(
    make('header', {}, make('h2', {}, question)),
    make(
      'section',
      {},
      make(
        'div',
        { class: 'chess-row' },
        press(yes, agree, { class: 'chess-act', attributes: { 'data-main': '' } }),
        press(no, () => dialog.close(), { class: 'chess-act' }),
      ),
    ),
  )
  dialog.addEventListener('close', () => dialog.remove())
  home.append(dialog)
  dialog.showModal()
}
