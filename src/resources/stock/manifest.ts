import DeviceThermostatIcon from '@mui/icons-material/DeviceThermostatOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import { recordRoute, registerResource, type Registration } from '#src/kit/registerResource.ts';

const all = '/admin/stok/list-stok';
const own = '/dashboard/stok/list-stok';
const allReadings = '/admin/stok/suhu';
const ownReadings = '/dashboard/stok/suhu';

/** Stock, the dose ledger of an order (`:id` is the order), and storage temperatures. */
export const stockResource: Registration = registerResource({
  name: 'stock',
  load: () => import('./index.ts'),
  calls: async () => (await import('#contract/domains/stock/calls.ts')).stockCalls,
  rights: { read: 'stock.read' },
  list: {
    path: all,
    menu: {
      entry: 'stockAll',
      group: 'pelayanan',
      icon: InventoryIcon,
    },
    component: 'StockList',
  },
  screens: [
    {
      path: recordRoute('stock'),
      access: 'stock.read',
      title: 'resources.stock.page.show',
      parent: all,
      component: 'StockPage',
    },
    {
      path: '/admin/stok/neraca/:id',
      access: 'stock.read',
      title: 'resources.stock.page.ledger',
      parent: all,
      component: 'LedgerPage',
    },
    {
      path: allReadings,
      access: 'temperature.read',
      title: 'resources.temperature.name',
      parent: '/dashboard',
      menu: {
        entry: 'temperatureAll',
        group: 'pelayanan',
        icon: DeviceThermostatIcon,
      },
      component: 'TemperatureScreen',
    },
    {
      path: `${allReadings}/unggah`,
      access: 'temperature.create',
      title: 'resources.temperature.page.import',
      parent: allReadings,
      component: 'ReadingsUpload',
    },
    {
      path: own,
      access: 'stock.read',
      title: 'resources.stock.name',
      parent: '/dashboard',
      menu: {
        entry: 'stockOwn',
        group: 'pelayanan',
        icon: InventoryIcon,
      },
      component: 'StockOwnList',
    },
    {
      path: recordRoute('stock', 'own'),
      access: 'stock.read',
      title: 'resources.stock.page.show',
      parent: own,
      component: 'StockPage',
    },
    {
      path: '/dashboard/stok/neraca/:id',
      access: 'stock.read',
      title: 'resources.stock.page.ledger',
      parent: own,
      component: 'LedgerPage',
    },
    {
      path: ownReadings,
      access: 'temperature.read',
      title: 'resources.temperature.name',
      parent: '/dashboard',
      menu: {
        entry: 'temperatureOwn',
        group: 'pelayanan',
        icon: DeviceThermostatIcon,
      },
      component: 'TemperatureScreen',
    },
    {
      path: `${ownReadings}/unggah`,
      access: 'temperature.create',
      title: 'resources.temperature.page.import',
      parent: ownReadings,
      component: 'ReadingsUpload',
    },
  ],
});
