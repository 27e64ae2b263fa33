/** Whether this process wants calls. A load balancer that asks `/api/ready` sends none to one that is stopping. */
export interface Readiness {
  readonly isStopping: () => boolean
  readonly stop: () => void
}

export function openReadiness(): Readiness {
  let isStopping = false
  return {
    isStopping: () => isStopping,
    stop: () => {
      isStopping = true
    },
  }
}
