import { useSpeech } from '#kit/i18n/use-messages.ts'

/** What a kind of card is called in the language of the page. */
export function useCardName(): (kind: number) => string {
  const { say } = useSpeech()
  return (kind) => say(`cardNames.${kind}`)
}
