import { useEffect, useRef, useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { sharingCalls } from '../calls.ts'
import type { LinkToShare, Sharing } from './share-door.ts'
import { sharingTexts } from './texts.ts'

export type LinkState =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly link: LinkToShare }
  | { readonly status: 'failed'; readonly refusal: ErrorName }

const WAITING: LinkState = { status: 'waiting' }

/** The link of what is shared; another is made when the first attempt failed. */
export function useLink(sharing: Sharing): LinkState & { readonly again: () => void } {
  const [state, setState] = useState<LinkState>(WAITING)
  const make = useLinkMaker(sharing)
  const started = useRef(false)
  const fetch = () => {
    setState(WAITING)
    make().then(
      (link) => setState({ status: 'ready', link }),
      (error: unknown) =>
        setState({
          status: 'failed',
          refusal: error instanceof CallError ? error.refusal : 'ServerError',
        }),
    )
  }
  const first = useRef(fetch)
  useEffect(() => {
    if (started.current) return
    started.current = true
    first.current()
  }, [])
  return { ...state, again: fetch }
}

function useLinkMaker(sharing: Sharing): () => Promise<LinkToShare> {
  const text = useMessages(sharingTexts)
  switch (sharing.kind) {
    case 'invite':
      return async () => ({
        url: `/shtml/${(await callApi(sharingCalls.readShareBox, {})).invitation}`,
        text: text('words.invite'),
      })
    case 'game':
      return async () => ({
        url: withInvitation(sharing.path, await readInvitation()),
        text: text('words.game', { title: sharing.title }),
      })
    case 'card':
      return () => callApi(sharingCalls.shareCard, { cardId: sharing.cardId })
    case 'listing':
      return sharing.makeLink
  }
}

/** A game is shared also by those whose invitation cannot be read now. */
const readInvitation = () =>
  callApi(sharingCalls.readShareBox, {}).then(
    ({ invitation }) => invitation,
    () => undefined,
  )

const withInvitation = (path: string, invitation: string | undefined) =>
  invitation === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}inv=${invitation}`
