import { Icon, type IconProps } from './Icon.tsx'

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5h8.5m5 0H20M4 16.5h2.5m5 0H20" />
    <circle cx="15" cy="7.5" r="2.5" />
    <circle cx="9" cy="16.5" r="2.5" />
  </Icon>
)

export const MapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9 5-5 2v12.5l5-2 6 2 5-2V5l-5 2-6-2Zm0 0v12.5M15 7v12.5" />
  </Icon>
)

export const VanIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 17H3V6.75C3 6 3.5 5.5 4.25 5.5h8.5c.75 0 1.250.5 1.25 1.25V17m0-8h3.4c.4 0 .8.2 1 .5l2.25 3.2c.2.300.3.600.3.9V17h-1.45M9 17h6" />
    <circle cx="6.75" cy="17.25" r="2.25" />
    <circle cx="17.25" cy="17.25" r="2.25" />
  </Icon>
)
