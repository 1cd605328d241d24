<?php

/** Decides what stands for WordPress' mailer: what the bridge writes into it. */

declare(strict_types=1);

namespace PHPMailer\PHPMailer;

final class PHPMailer
{
    public string $AltBody = '';
    public string $FromName = 'WordPress';
}
