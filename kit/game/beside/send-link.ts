import type { GameContext } from '../contract.ts'

export interface LinkWords {
  readonly copied: string
  readonly title: string
}

/** Copies a link to this page; without access to the clipboard it is shown for copying by hand. */
export async function sendLink(host: GameContext['host'], hash: string, { copied, title }: LinkWords) {
  const link = `${location.origin}${location.pathname}${hash}`
  try {
    await navigator.clipboard.writeText(link)
    host.toast(copied)
  } catch {
    prompt(title, link)
  }
}
