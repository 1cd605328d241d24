/** The single self-contained script: every tag at once, for pages that cannot load modules. */
import { runCommand } from '../../element/buttons';

import.meta.glob('../../../elements/define/shop-*.ts', { eager: true });
document.addEventListener('command', runCommand as unknown as EventListener, true);
