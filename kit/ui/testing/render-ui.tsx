import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { compileText } from '#kit/i18n/compile-text.ts'
import { SpeechContext } from '#kit/i18n/use-messages.ts'
import { translator } from '#kit/i18n/texts.ts'
import english from '../messages/en.json' with { type: 'json' }

const texts = Object.fromEntries(
  Object.entries(english).map(([key, words]) => [`ui.${key}`, compileText(words)]),
)
const speech = { language: 'en', say: translator('en', texts) } as const

/** For tests: renders widgets in English. */
export const renderUi = (ui: ReactNode) =>
  render(ui, { wrapper: ({ children }) => <SpeechContext value={speech}>{children}</SpeechContext> })

function showModal(this: HTMLDialogElement) {
  this.open = true
}

function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

/** jsdom has the dialog element but cannot open it: adds the methods that our widgets use. */
export const teachDialogs = () => Object.assign(HTMLDialogElement.prototype, { showModal, close })
