/** Of several letters that no one was asked about before they were written: what only asks can still be made to dispute. */
export const RequestsAmong = () => (
  <p className="measure mt-3 text-small text-soft">
    A request only asks, and no deadline runs. Do you know that something is wrong? Open that letter and say so: then it disputes.
  </p>
)
