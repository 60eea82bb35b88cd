import { useEffect, useRef, useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire, useRead } from '#kit/web/use-call.ts'
import { sharingCalls } from '../calls.ts'
import type { LinkToShare, Sharing } from './share-trigger.ts'
import { sharingTexts } from './texts.ts'

export type LinkState =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly link: LinkToShare }
  | { readonly status: 'failed'; readonly refusal: ErrorName }

const WAITING: LinkState = { status: 'waiting' }

type Link = LinkState & { readonly again: () => void }

/** The link of what is shared; made again when the first attempt failed. */
export function useLink(sharing: Sharing): Link {
  const invited = useInvitationLink(sharing)
  const made = useMadeLink(sharing)
  return isInvitation(sharing) ? invited : made
}

const isInvitation = ({ kind }: Sharing) => kind === 'invite' || kind === 'game'

/** The player's own invitation, alone or with a game. */
function useInvitationLink(sharing: Sharing): Link {
  const text = useMessages(sharingTexts)
  const expire = useExpire()
  const { data, error, isLoading } = useRead(
    sharingCalls.readShareBox,
    {},
    { enabled: isInvitation(sharing), onOpen: true },
  )
  const again = () => expire(sharingCalls.readShareBox)
  if (!data && (!error || isLoading)) return { ...WAITING, again }
  // A game can be shared even if the invitation cannot be read now.
  if (sharing.kind === 'game') {
    const url = withInvitation(sharing.path, data?.invitation)
    return {
      status: 'ready',
      link: { url, text: sharing.words || text('words.game', { title: sharing.title }) },
      again,
    }
  }
  if (!data) return { status: 'failed', refusal: error?.refusal ?? 'ServerError', again }
  return { status: 'ready', link: { url: `/shtml/${data.invitation}`, text: text('words.invite') }, again }
}

const withInvitation = (path: string, invitation: string | undefined) =>
  invitation === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}inv=${invitation}`

/** The page of a card or listing, made when the dialog opens. */
function useMadeLink(sharing: Sharing): Link {
  const [state, setState] = useState<LinkState>(WAITING)
  const started = useRef(false)
  const make = () => {
    const made = making(sharing)
    if (!made) return
    setState(WAITING)
    made.then(
      (link) => setState({ status: 'ready', link }),
      (error: unknown) =>
        setState({
          status: 'failed',
          refusal: error instanceof CallError ? error.refusal : 'ServerError',
        }),
    )
  }
  const first = useRef(make)
  useEffect(() => {
    if (started.current) return
    started.current = true
    first.current()
  }, [])
  return { ...state, again: make }
}

function making(sharing: Sharing): Promise<LinkToShare> | undefined {
  if (sharing.kind === 'card') return callApi(sharingCalls.shareCard, { cardId: sharing.cardId })
  return sharing.kind === 'listing' ? sharing.makeLink() : undefined
}
