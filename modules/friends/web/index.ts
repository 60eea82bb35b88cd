export { waitingRequests, showRequests } from './request-count.ts'
export { watchRequests } from './watch-requests.ts'
