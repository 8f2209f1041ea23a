import { factsId, farm } from '#lib/farm/rules/farm.ts'

/** The farm's facts as data of the page, from which `farm()` takes them in the browser. */
export function FactsOfPage() {
  return (
    <script id={factsId} type="application/json">
      {JSON.stringify(farm())}
    </script>
  )
}
