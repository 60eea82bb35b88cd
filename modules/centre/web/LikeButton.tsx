import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { HeartIcon } from '#kit/ui/icons/areas.tsx'
import { ThumbsDownIcon } from '#kit/ui/icons/lists.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { centreCalls } from '../calls.ts'
import { COUNTS_AFTER } from '../rules/play.ts'
import { withOpinion, type Opinions } from './with-opinion.ts'
import { listHref } from './centre-lists.ts'
import { centreTexts } from './texts.ts'
import styles from './like-button.module.css'

/** Like button with its count, and dislike. Both update optimistically and roll back on a refusal. */
export function LikeButton({ gameId }: { readonly gameId: number }) {
  const text = useMessages(centreTexts)
  const refusalText = useRefusalText()
  const { data } = useRead(centreCalls.readOpinions, { gameId })
  // The optimistic answer holds until the game has been read again.
  const [answer, setAnswer] = useState<{ of: typeof data; value: Opinions }>()
  const rate = useChange(centreCalls.rateGame, { stale: [centreCalls.readOpinions, centreCalls.listLiked] })
  const known = answer && answer.of === data ? answer.value : data
  if (!known) return null
  const shown = rate.isPending && rate.params ? withOpinion(known, rate.params.opinion) : known
  const isLiked = shown.opinion === 'likes'
  const isDisliked = shown.opinion === 'dislikes'
  const say = (opinion: Opinions['opinion']) => {
    if (rate.isPending) return
    rate.run({ gameId, opinion: shown.opinion === opinion ? 'none' : opinion }, (value) =>
      setAnswer({ of: data, value }),
    )
  }
  return (
    <div className={styles.like}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={isLiked}
        aria-busy={rate.isPending || undefined}
        onClick={() => say('likes')}
      >
        <HeartIcon className={styles.heart} />
        {text('like')}
        {shown.likes > 0 && <span className={styles.count}>{text('likes', { count: shown.likes })}</span>}
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={text('dislike')}
        title={text('dislike')}
        aria-pressed={isDisliked}
        aria-busy={rate.isPending || undefined}
        onClick={() => say('dislikes')}
      >
        <ThumbsDownIcon className={styles.thumb} />
      </button>
      {isLiked && (
        <Anchor className={styles.all} href={listHref('liked')}>
          {text('list.liked')}
        </Anchor>
      )}
      {rate.error && (
        <p className={styles.note} role="alert">
          {refusalText(rate.error.refusal)}
        </p>
      )}
      {!rate.error && (isLiked || isDisliked) && !shown.isCounted && (
        <p className={styles.note}>{text('likeLater', { seconds: COUNTS_AFTER / seconds(1) })}</p>
      )}
    </div>
  )
}
