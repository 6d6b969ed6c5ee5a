import { HomeIcon } from '#design/ui/icons/AccountIcons.tsx'
import { ClockIcon, ShieldIcon } from '#design/ui/icons/StatusIcons.tsx'
import { KeyIcon, PoundIcon, RulerIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Band } from '../parts/Band.tsx'
import { Bill } from '../parts/Bill.tsx'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { SolutionFrame } from './SolutionFrame.tsx'
import { copyUnder } from './self-storage-copy.ts'

export function SelfStorageSolution() {
  const copy = copyUnder(usePolicyWords())
  const { kinds, sizes, time, access, price, trader } = copy.points

  const points = [
    { ...kinds, icon: <HomeIcon /> },
    { ...sizes, icon: <RulerIcon /> },
    { ...time, icon: <ClockIcon /> },
    { ...access, icon: <KeyIcon /> },
    { ...price, icon: <PoundIcon /> },
    { ...trader, icon: <ShieldIcon /> },
  ]
  return (
    <SolutionFrame
      copy={copy}
      points={points}
      picture={<pictures.selfStorage className="aspect-[4/3]" />}
    >
      <Band sunk heading={copy.sizes.heading} lead={copy.sizes.lead}>
        <SizeGuide {...copy.sizes} />
      </Band>
      <Band heading={copy.costs.heading} lead={copy.costs.lead}>
        <Bill {...copy.costs} />
      </Band>
    </SolutionFrame>
  )
}

function SizeGuide({ columns, rows }: ReturnType<typeof copyUnder>['sizes']) {
  return (
    <div className="@container">
      <table className="w-full border border-hairline bg-surface text-left shadow-soft">
        <thead>
          <tr className="border-hairline border-b">
            <th scope="col" className="w-px px-4 py-3 @max-[16rem]:px-1 sm:px-5">
              {columns.size}
            </th>
            <th scope="col" className="hidden whitespace-nowrap px-5 py-3 @min-[36rem]:table-cell">
              {columns.metric}
            </th>
            <th scope="col" className="py-3 pr-4 @max-[16rem]:px-1 @min-[36rem]:px-5">
              {columns.fits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, metric, fits]) => (
            <tr key={size} className="border-hairline border-b last:border-0">
              <th
                scope="row"
                className="px-4 py-3 font-semibold @max-[16rem]:px-1 @min-[16rem]:whitespace-nowrap sm:px-5"
              >
                {size}
              </th>
              <td className="hidden whitespace-nowrap px-5 py-3 tabular-nums @min-[36rem]:table-cell">
                {metric}
              </td>
              <td className="py-3 pr-4 text-ink-soft @max-[16rem]:px-1 @min-[36rem]:px-5">
                {fits}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
