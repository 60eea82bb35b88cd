import { use } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { RowNameContext } from './row-name.ts'
import { marketTexts } from './texts.ts'

/** Opens the swap sheet from a row of a listing. */
export function SwapButton({ onPress }: { readonly onPress: () => void }) {
  const text = useMessages(marketTexts)
  return (
    <Button size="small" aria-describedby={use(RowNameContext)} onClick={onPress}>
      {text('row.swap')}
    </Button>
  )
}
