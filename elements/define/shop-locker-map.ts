/** Defines `<shop-locker-map>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { shopLockerMap } from '../shop-locker-map';

define(shopLockerMap, () => import('../../src/lockers/LockerMapElement'), { form });
