import { useId, useState } from 'react'
import type { Call, ParamsOf } from '#kit/contract/call.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { toast } from '#kit/ui/toast.ts'
import { seconds } from '#kit/time/time.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { useNow } from '#kit/web/use-now.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { friendsCalls, type FriendRequest } from '../calls.ts'
import { Failed } from './Failed.tsx'
import { Offers } from './Offers.tsx'
import { PlayerWords } from './PlayerWords.tsx'
import { friendsTexts } from './texts.ts'
import { FRIENDS_READS, FRIENDS_NEWS } from './friends-reads.ts'
import styles from './friends.module.css'

/** Open requests, received and sent (spec 2.32, 4.19). */
export function RequestList() {
  const text = useMessages(friendsTexts)
  const { data, error } = useRead(friendsCalls.listFriendRequests, {}, FRIENDS_NEWS)
  if (!data)
    return error ? <Failed refusal={error.refusal} call={friendsCalls.listFriendRequests} /> : <Loading />
  const { received, sent } = data
  return (
    <>
      {received.length + sent.length === 0 && (
        <EmptyState
          title={text('requestsEmpty')}
          note={text('list.emptyNote')}
          action={<ButtonLink href="/friends">{text('add.submit')}</ButtonLink>}
        />
      )}
      <Requests title={text('received')} requests={received} isReceived />
      <Requests title={text('sent')} requests={sent} />
      <Offers />
    </>
  )
}

interface RequestsProps {
  readonly title: string
  readonly requests: readonly FriendRequest[]
  readonly isReceived?: boolean
}

function Requests({ title, requests, isReceived = false }: RequestsProps) {
  const id = useId()
  if (requests.length === 0) return null
  return (
    <section className={styles.requests} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {requests.map((request) => (
          <RequestRow key={request.requestId} request={request} isReceived={isReceived} />
        ))}
      </ul>
    </section>
  )
}

interface RequestRowProps {
  readonly request: FriendRequest
  readonly isReceived: boolean
}

function RequestRow({ request, isReceived }: RequestRowProps) {
  const text = useMessages(friendsTexts)
  const { language, say } = useSpeech()
  const now = useNow(seconds(10))
  const id = useId()
  const name = usePlayerName()(request.player)
  const { pending, answer } = useAnswer(request)
  const accept = () => answer(friendsCalls.acceptFriendRequest, text('nowFriends', { name }))
  return (
    <li className={styles.row} data-wraps>
      <Avatar face={request.player.avatar} size={48} />
      <PlayerWords player={request.player} id={id}>
        {relativeTime(request.sentAt, now, language, say)}
      </PlayerWords>
      <div className={styles.end}>
        {isReceived ? (
          <>
            <Button look="act" isPending={pending === 'accept'} aria-describedby={id} onClick={accept}>
              {text('accept')}
            </Button>
            <Button
              isPending={pending === 'ignore'}
              aria-describedby={id}
              onClick={() => answer(friendsCalls.ignoreFriendRequest)}
            >
              {text('ignore')}
            </Button>
          </>
        ) : (
          <Button
            isPending={pending === 'cancel'}
            aria-describedby={id}
            onClick={() => answer(friendsCalls.cancelFriendRequest)}
          >
            {text('withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Answers a request, once; the lists are read again whatever the result. */
function useAnswer({ requestId }: FriendRequest) {
  const refusal = useRefusalText()
  const expire = useExpire()
  const [pending, setPending] = useState<string>()

  async function answer<C extends Call>(call: C, done?: string) {
    if (pending !== undefined) return
    setPending(call.wire.split('/').at(-1))
    try {
      await callApi(call, { requestId } as ParamsOf<C>)
      if (done) toast(done, { kind: 'success' })
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    setPending(undefined)
    expire(...FRIENDS_READS)
  }
  return { pending, answer: <C extends Call>(call: C, done?: string) => void answer(call, done) }
}
