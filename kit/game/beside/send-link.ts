import type { GameContext } from '../contract.ts'

export interface LinkWords {
  readonly copied: string
  readonly title: string
}

/** Copies a link to this page; where the page may not write to the clipboard it is shown to be copied by hand. */
export async function sendLink(host: GameContext['host'], hash: string, { copied, title }: LinkWords) {
  const link = `${location.origin}${location.pathname}${hash}`
  try {
    await navigator.clipboard.writeText(link)
    host.toast(copied)
  } catch {
    prompt(title, link)
  }
}
