export { waitingRequests, showRequests } from './request-count.ts'
export { followRequests } from './follow-requests.ts'
