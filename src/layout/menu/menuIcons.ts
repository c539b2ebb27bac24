import ConfirmationNumberOutlinedIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import EventNoteOutlinedIcon from '@mui/icons-material/EventNoteOutlined';
import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import FactCheckOutlinedIcon from '@mui/icons-material/FactCheckOutlined';
import GroupsOutlinedIcon from '@mui/icons-material/GroupsOutlined';
import HowToRegOutlinedIcon from '@mui/icons-material/HowToRegOutlined';
import HistoryIcon from '@mui/icons-material/History';
import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import KeyOutlinedIcon from '@mui/icons-material/KeyOutlined';
import LocalHospitalOutlinedIcon from '@mui/icons-material/LocalHospitalOutlined';
import ManageAccountsOutlinedIcon from '@mui/icons-material/ManageAccountsOutlined';
import ManageSearchOutlinedIcon from '@mui/icons-material/ManageSearchOutlined';
import MedicalServicesOutlinedIcon from '@mui/icons-material/MedicalServicesOutlined';
import MoveToInboxOutlinedIcon from '@mui/icons-material/MoveToInboxOutlined';
import OutboxOutlinedIcon from '@mui/icons-material/OutboxOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import VaccinesOutlinedIcon from '@mui/icons-material/VaccinesOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { MenuEntry } from '#contract/policy.ts';

/** Icon of each menu entry; `satisfies` makes a missing one a type error. */
export const menuIcons = {
  dashboard: SpaceDashboardOutlinedIcon,
  pesertaOwn: GroupsOutlinedIcon,
  pesertaBooster: VaccinesOutlinedIcon,
  boosterEksternal: MoveToInboxOutlinedIcon,
  pesertaAll: GroupsOutlinedIcon,
  pesertaBoosterAll: VaccinesOutlinedIcon,
  vaksinasi: HowToRegOutlinedIcon,
  product: Inventory2OutlinedIcon,
  service: MedicalServicesOutlinedIcon,
  jadwalOwn: EventNoteOutlinedIcon,
  faskesAll: LocalHospitalOutlinedIcon,
  faskesOwn: LocalHospitalOutlinedIcon,
  user: ManageAccountsOutlinedIcon,
  role: KeyOutlinedIcon,
  ticketChange: ConfirmationNumberOutlinedIcon,
  bhbuAll: BusinessOutlinedIcon,
  bhbuOwn: BusinessOutlinedIcon,
  importHistory: HistoryIcon,
  application: FactCheckOutlinedIcon,
  audit: ManageSearchOutlinedIcon,
  outbox: OutboxOutlinedIcon,
} satisfies Record<MenuEntry, ComponentType<SvgIconProps>>;
