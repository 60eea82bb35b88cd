import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { HeartIcon } from '#kit/ui/icons/areas.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { marketCalls } from '../calls.ts'
import { marketTexts } from './texts.ts'
import { WISH_READS } from './stale-reads.ts'

/** Adds a kind of card to the player's wish list, or removes it. */
export function WishButton({ kind }: { readonly kind: number }) {
  const text = useMessages(marketTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(marketCalls.listWishes, {}, { onFocus: true })
  const change = useChange(marketCalls.setWish, { stale: WISH_READS })
  const isWished = data?.kinds.includes(kind) ?? false
  // A list that was read before stays good when reading it again fails, as on a phone that wakes.
  const failed = change.error ?? (data ? undefined : error)
  return (
    <>
      <Button
        icon={<HeartIcon />}
        isPending={(!data && !error) || change.isPending}
        onClick={() => change.run({ kind, isWished: !isWished })}
      >
        {text(isWished ? 'wish.drop' : 'wish.add')}
      </Button>
      {failed && <p role="alert">{refusal(failed.refusal)}</p>}
    </>
  )
}
